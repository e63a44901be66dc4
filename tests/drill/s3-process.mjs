// Runs a bucket in a process of its own, so that it can be killed: `node s3-process.mjs FOLDER PORT`.
import { loadTypeScript } from './load-typescript.mjs';

const [, , folder, port] = process.argv;
const { load } = await loadTypeScript();
const { serveFolder } = await load('/tests/drill/s3-folder.ts');
process.stdout.write(`${JSON.stringify(await serveFolder(folder, Number(port)))}\nThe bucket is ready.\n`);
