// Runs everything that `npm run check` promises; the types are checked beside the other programs, because they take a
// processor half of the time. All programs report, also when one of them has found something.
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

/** Runs the commands one after the other; returns true if all succeed. */
async function keepAll(commands) {
  let isKept = true;
  for (const command of commands) isKept = (await succeeds(command)) && isKept;
  return isKept;
}

async function succeeds(command) {
  // npm has put the project's programs on the PATH; a shell finds them on every system.
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
