// Runs the product on many machines, of which this one plays all, and lets them fail one after the other: `npm run drill`;
// `npm run drill -- 1000` makes a thousand mixed calls instead of ten thousand.
// Names what is missing; ends with 1 when a promise did not hold or nothing could be shown.
import { execFileSync } from 'node:child_process';
import { loadTypeScript } from './load-typescript.mjs';

execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
const { load, close } = await loadTypeScript();
try {
  const { drill } = await load('/tests/drill/drill.ts');
  process.exitCode = (await drill(Number(process.argv[2]) || undefined)) ? 0 : 1;
} finally {
  await close();
}
