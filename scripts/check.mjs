// Runs everything that `npm run check` promises, the types beside all else: they take a processor half of the time.
// All of it is said, also when one of the programs has found something.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RULES = [
  'biome check .',
  'depcruise src scripts tests --no-progress',
  'node scripts/folder-circles.mjs',
  'knip',
];

const [areTypesRight, areRulesKept] = await Promise.all([succeeds('tsc --noEmit'), keepAll(RULES)]);
if (!areTypesRight || !areRulesKept) process.exit(1);

/** Runs them one after the other. */
async function keepAll(commands) {
  let isKept = true;
  for (const command of commands) isKept = (await succeeds(command)) && isKept;
  return isKept;
}

async function succeeds(command) {
  // npm has put the project's programs on the way; a shell finds them on every system.
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
