import { checkCaddy } from './caddy';
import type { DrillStage, Finding } from './drill-stage';
import { checkCalls, checkEnds, checkLimits, checkSaves } from './everyday';
import { checkFailover, checkFrozenNetwork, checkKills, checkLostStandby } from './failures';
import { startInstallation } from './installation';
import { checkPurge, checkUnit } from './outside';
import { listMissingPrograms } from './programs';
import { createSites, Traffic } from './traffic';
import { checkBackup, checkMails, checkRollingRestart } from './upkeep';
import { checkWorkerKill } from './worker';

/**
 * With so many websites, none gets more bookings of strangers than may wait for its owner; it has no factor in common
 * with a hundred calls.
 */
const SITES = 61;
const CALLS = 10_000;

/** Runs all checks; returns true if every promise held. */
export async function drill(calls = CALLS): Promise<boolean> {
  const missing = await listMissingPrograms();
  if (missing.length > 0) {
    process.stdout.write(
      `NOT SHOWN, missing: ${missing.join(', ')}. Install them, or unpack them with dpkg -x and set DRILL_BIN to the folder.\n`,
    );
    return false;
  }
  const startedAt = Date.now();
  let close: () => Promise<void> = async () => undefined;
  const endOnSignal = (signal: NodeJS.Signals) => {
    process.stdout.write(`${signal}: all that was started is being ended.\n`);
    void close().finally(() => process.exit(1));
  };
  process.on('SIGINT', endOnSignal).on('SIGTERM', endOnSignal);
  let holds = true;
  try {
    const installation = await startInstallation((end) => {
      close = end;
    });
    print(
      'started',
      {
        holds: true,
        saw: 'PostgreSQL with a synchronous standby, PgBouncer, Redis, a bucket, three web processes, a worker, HAProxy, Varnish',
      },
      startedAt,
    );
    const traffic = new Traffic(installation.balancerUrl, await createSites(installation.balancerUrl, SITES));
    const stage = { installation, traffic, calls };
    for (const [name, check] of Object.entries(CHECKS)) {
      const since = Date.now();
      const finding = await check(stage).catch((error: Error) => ({
        holds: false,
        saw: String(error.stack),
      }));
      print(name, finding, since);
      holds &&= finding.holds;
    }
  } catch (error) {
    holds = false;
    process.stdout.write(`FAILED: ${(error as Error).stack}\n`);
  } finally {
    await close();
  }
  process.stdout.write(
    `${holds ? 'All of it holds' : 'NOT all of it holds'}, in ${Math.round((Date.now() - startedAt) / 1000)} s.\n`,
  );
  return holds;
}

const CHECKS: Record<string, (stage: DrillStage) => Promise<Finding>> = {
  'mixed calls': checkCalls,
  'saves are seen': checkSaves,
  'what ends is gone': checkEnds,
  'pages are removed from inside only': checkPurge,
  'Caddy before it all': checkCaddy,
  'systemd unit': checkUnit,
  'limits across processes': checkLimits,
  'kill -9 of a process, Redis, the bucket': checkKills,
  'mails once': checkMails,
  'rolling restart': checkRollingRestart,
  'mails once, after it': checkMails,
  'kill -9 of the worker': checkWorkerKill,
  'the standby is lost': checkLostStandby,
  'the standby is promoted': checkFailover,
  'frozen network': checkFrozenNetwork,
  'backup and restore': checkBackup,
};

function print(name: string, { holds, saw }: Finding, since: number): void {
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  process.stdout.write(`${holds ? 'holds ' : 'FAILED'} ${name} (${seconds} s): ${saw}\n`);
}
