import { execFileSync } from 'node:child_process';
import { access } from 'node:fs/promises';
import { LOCALES } from '@/core/locale/locale';
import { hasCommand, listMissing, type Needs } from '../support/list-missing';
import { checkBrokenDisk } from './broken-disk';
import { checkContainers } from './containers';
import { checkFullDisk } from './full-disk';
import { checkHtml, findChecker } from './html';
import { checkLargeBackup } from './large-backup';
import { checkPowerCut } from './power-cut';

/** These files walk every screen and dialog. */
const WALKS = ['every-screen', 'every-owner-screen', 'every-editor'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** A machine may lack these; each has a function that tells. */
const NEEDS = {
  Linux: () => process.platform === 'linux',
  root: () => process.getuid?.() === 0,
  unshare: () => hasCommand('unshare'),
  'loop devices': () => exists('/dev/loop-control'),
  'mkfs.ext4': () => hasCommand('mkfs.ext4'),
  losetup: () => hasCommand('losetup'),
  java: () => hasCommand('java'),
  'vnu-jar (npm install --no-save vnu-jar)': () => findChecker() !== null,
  mount: () => hasCommand('mount'),
} satisfies Needs;

interface Check {
  /** Names the promise that it shows. */
  shows: string;
  needs: (keyof typeof NEEDS)[];
  /** Throws if the promise is broken. */
  run(): Promise<void>;
}

const CHECKS: Record<string, Check> = {
  html: {
    shows: 'a checker of HTML finds no error on our pages, the demos and a website with every section type',
    needs: ['java', 'vnu-jar (npm install --no-save vnu-jar)'],
    run: checkHtml,
  },
  languages: {
    shows: 'every screen and dialog can be read, reached and hit in all four languages, and speaks only one',
    needs: [],
    run: async () => runInBrowser(WALKS, { WALK_LANGUAGES: LOCALES.join() }),
  },
  looks: {
    shows: 'every layout of a section is drawn whole in every look, with content of every kind',
    needs: [],
    run: async () => runInBrowser(['tests/e2e/every-layout.test.ts'], { EVERY_LOOK: '1' }),
  },
  containers: {
    shows: 'two containers on one data folder lose nothing that was acknowledged',
    needs: ['root', 'unshare'],
    run: checkContainers,
  },
  'broken-disk': {
    shows:
      'a disk that refuses a sync ends the process with one clear line and takes nothing that was acknowledged',
    needs: ['Linux'],
    run: checkBrokenDisk,
  },
  'full-disk': {
    shows: 'a disk that fills takes nothing that was acknowledged; reading goes on, or the process ends',
    needs: ['root', 'mount'],
    run: checkFullDisk,
  },
  'large-backup': {
    shows: 'a backup of a gigabyte takes no more memory than one of a fifth, and nobody waits for it',
    needs: ['Linux'],
    run: checkLargeBackup,
  },
  'power-cut': {
    shows: 'after a power cut the database opens and has all but the last second; files are whole or absent',
    needs: ['root', 'loop devices', 'losetup', 'mkfs.ext4'],
    run: checkPowerCut,
  },
};

function runInBrowser(files: readonly string[], variables: Record<string, string>): void {
  execFileSync('npx', ['vitest', 'run', '--project', 'browser', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
}

/** Runs the named checks, or all; returns true if each of them could run and holds. */
export async function harden(names: string[]): Promise<boolean> {
  const unknown = names.filter((name) => !CHECKS[name]);
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}.`);
  }
  let holds = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const result = await runCheck(check);
    process.stdout.write(`${name}: ${check.shows}: ${result ?? 'holds'}\n`);
    holds &&= result === null;
  }
  return holds;
}

/** Returns what is wrong, or null. */
async function runCheck({ needs, run }: Check): Promise<string | null> {
  const missing = await listMissing(NEEDS, needs);
  if (missing.length > 0) return `NOT SHOWN, missing: ${missing.join(', ')}`;
  return run().then(
    () => null,
    (error: Error) => `FAILED: ${error.stack}`,
  );
}

function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}
