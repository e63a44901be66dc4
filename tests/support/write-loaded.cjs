// Is loaded by `--require` before a program: at its end it writes the files of packages that it has run, one on a line.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const modules = Object.values(require.cache).filter(({ loaded }) => loaded);
  writeFileSync(process.env.LOADED_FILE, modules.map(({ filename }) => filename).join('\n'));
});
