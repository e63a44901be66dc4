import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getPartName, openArchive } from '@/server/backup/archive';
import type { DrillStage, Finding } from './drill-stage';
import { WEB_PROCESSES } from './installation';
import { describe } from './outcomes';
import { execute, getDatabaseUrl } from './postgres-pair';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIL_LEFT_WITHIN_MS = 60_000;
/** A worker that takes a mail postpones it by ten minutes; only a digest is due later than that. */
const LEFT_OR_DUE = `SELECT message_id AS id, sent_at IS NOT NULL AS "isSent" FROM outbox
  WHERE failed_at IS NULL AND (sent_at IS NOT NULL OR due_at < now() + interval '10 minutes')`;

/** Each mail of the outbox has come exactly once, and no due mail waits. */
export async function checkMails({ installation }: DrillStage): Promise<Finding> {
  const { messageIds } = installation.mailbox;
  const url = installation.settings.DATABASE_URL ?? '';
  const read = () => execute<{ id: string; isSent: boolean }>(url, LEFT_OR_DUE);
  const since = Date.now();
  let rows = await read();
  while (rows.some(({ isSent }) => !isSent) && Date.now() - since < MAIL_LEFT_WITHIN_MS) {
    await pause(500);
    rows = await read();
  }
  const sent = rows.filter(({ isSent }) => isSent);
  const came = new Set(messageIds);
  const twice = messageIds.length - came.size;
  const never = sent.filter(({ id }) => !came.has(id) && !came.has(`<${id}>`)).length;
  const waiting = rows.length - sent.length;
  return {
    holds: sent.length > 0 && twice === 0 && never === 0 && waiting === 0,
    saw: `${sent.length} mails sent, ${messageIds.length} came: ${twice} twice, ${never} never; ${waiting} wait`,
  };
}

/**
 * The web processes are replaced one by one under load, as for a new version; afterwards the shared cache serves no
 * page of the old version.
 */
export async function checkRollingRestart({ installation, traffic }: DrillStage): Promise<Finding> {
  const { processes, startWeb, varnishUrl } = installation;
  const page = new URL(`/${traffic.sites[0]?.slug}`, varnishUrl);
  await readAge(page);
  const keptSince = performance.now();
  const { outcomes } = await traffic.runDuring(async () => {
    for (const name of WEB_PROCESSES) {
      await processes.end(name, 'SIGTERM');
      await startWeb(name);
      // The balancer takes the process back after two good answers.
      await pause(1_500);
    }
  });
  const failed = outcomes.filter(({ isRight }) => !isRight).length;
  const age = await readAge(page);
  const kept = Math.floor((performance.now() - keptSince) / 1000);
  return {
    holds: failed === 0 && age < kept,
    saw: `${failed} failed of ${outcomes.length} calls; a page in Varnish is ${age} s old after ${kept} s; ${describe(outcomes)}`,
  };
}

/** Returns for how many seconds the shared cache has kept the page that it serves. */
async function readAge(page: URL): Promise<number> {
  const answer = await fetch(page);
  await answer.text();
  return Number(answer.headers.get('age'));
}

/** A backup that is taken under load is brought into an empty database and an empty folder, and backed up again. */
export async function checkBackup({ installation, traffic }: DrillStage): Promise<Finding> {
  const { folder, settings, postgres } = installation;
  const first = path.join(folder, 'first.zip');
  const second = path.join(folder, 'second.zip');
  const backUp = (file: string, variables: Record<string, string>) => run('backup', file, variables);
  const source = { ...settings, DATA_DIR: path.join(folder, 'data-worker') };
  const { outcomes } = await traffic.runDuring(() => backUp(first, source), 4);
  const url = settings.DATABASE_DIRECT_URL ?? getDatabaseUrl(postgres.standbyPort);
  await execute(url, 'CREATE DATABASE elsewhere');
  const target = {
    DATABASE_URL: new URL('/elsewhere', url).href,
    DATA_DIR: path.join(folder, 'data-elsewhere'),
    SESSION_SECRET: settings.SESSION_SECRET ?? '',
  };
  await mkdir(target.DATA_DIR);
  await run('restore', first, target);
  await backUp(second, target);
  const [before, after] = [await hashParts(first), await hashParts(second)];
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const tables = [...before.keys()].filter((name) => name.startsWith('rows of ')).length;
  const wrong = outcomes.filter(({ isRight }) => !isRight).length;
  return {
    holds: different.length === 0 && wrong === 0 && tables > 0,
    saw: `${tables} tables and ${before.size - tables} files: ${different.length} differ ${different.slice(0, 5).join(', ')}; ${wrong} wrong of ${outcomes.length} calls meanwhile: ${describe(outcomes)}`,
  };
}

async function run(program: string, file: string, variables: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, `dist/server/${program}.js`), file], {
    env: { PATH: process.env.PATH, ...variables },
  });
}

/** Hashes the rows of each table, whatever their order, and each file of an archive. */
async function hashParts(file: string): Promise<Map<string, string>> {
  const archive = await openArchive(file);
  const hashes = new Map<string, string>();
  const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  for (const { name, parts } of archive.manifest.tables) {
    const texts = await Promise.all(parts.map((part) => archive.readText(getPartName(name, part))));
    hashes.set(`rows of ${name}`, hash(texts.join('').split('\n').sort().join('\n')));
  }
  for (const name of archive.names.filter((entry) => entry.startsWith('uploads/')))
    hashes.set(name, hash(await buffer(await archive.open(name))));
  archive.close();
  return hashes;
}
