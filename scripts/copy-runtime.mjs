// Copies what the built server runs with into a folder: dist, and only those files of the packages that it can load:
// `node scripts/copy-runtime.mjs FOLDER`. Most dependencies are for the build, and most files of the others are not
// needed.
import { copyFile, cp, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const ROOT = path.join(import.meta.dirname, '..');
const [, , target] = process.argv;
if (!target) throw new Error('Say into which folder the files are to be copied.');

const programs = (await readdir(path.join(ROOT, 'dist/server')))
  .filter((name) => /\.m?js$/.test(name))
  .map((name) => path.join(ROOT, 'dist/server', name));
// Browsers load the files of dist/client, and the server does not.
const { fileList } = await nodeFileTrace(programs, { base: ROOT, ignore: 'dist/client/**' });
let bytes = 0;
for (const file of fileList) if (file.startsWith('node_modules/')) bytes += await copyOne(file);
await cp(path.join(ROOT, 'dist'), path.join(target, 'dist'), { recursive: true });
await cp(path.join(ROOT, 'package.json'), path.join(target, 'package.json'));
process.stdout.write(`Of the packages ${(bytes / 1e6).toFixed(0)} MB are copied.\n`);

/** Copies a file of a package and returns its size in bytes. */
async function copyOne(file) {
  const from = path.join(ROOT, file);
  const info = await lstat(from);
  if (!info.isFile()) return 0;
  await mkdir(path.dirname(path.join(target, file)), { recursive: true });
  await copyFile(from, path.join(target, file));
  return info.size;
}
