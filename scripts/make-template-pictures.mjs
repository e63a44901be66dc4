// Makes the pictures of the templates as uploads are made: `npm run pictures -- FOLDER`, where FOLDER holds the
// originals ({name}.jpg). Adds them to public/images/templates and writes the list of addresses from which the
// templates choose. Files of an earlier run stay, because pages that began with them name them.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';

const ORIGINAL = /\.jpe?g$/;
const target = path.join(import.meta.dirname, '../public/images/templates');
const list = path.join(import.meta.dirname, '../src/templates/trades/pictures.json');

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the originals: npm run pictures -- FOLDER');

const vite = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { makePicture } = await vite.ssrLoadModule('/src/server/domains/media/make-picture.ts');
await mkdir(target, { recursive: true });

const addresses = {};
for (const file of (await readdir(folder)).filter((name) => ORIGINAL.test(name)).sort()) {
  const name = file.replace(ORIGINAL, '');
  const made = await makePicture(await readFile(path.join(folder, file)), name);
  const [{ name: fileName, content }] = made;
  // Browsers keep a file for good, so another picture must get another name.
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const id = `${name.replaceAll('-', '_')}_${version}`;
  const named = (madeName) => madeName.replace(/^[^-]+/, id);
  for (const variant of made) await writeFile(path.join(target, named(variant.name)), variant.content);
  addresses[name] = `/images/templates/${named(fileName)}`;
}
await writeFile(list, `${JSON.stringify(addresses, null, 2)}\n`);
await vite.close();
