import { setTimeout as pause } from 'node:timers/promises';
import type { DrillStage, Finding } from './drill-stage';
import type { WebProcess } from './installation';
import { countLost } from './lost';
import { describe } from './outcomes';
import { send } from './send';
import type { Outcome } from './traffic';

/** The balancer asks a process twice, half a second apart, before it knows that the process is gone. */
const NOTICED_WITHIN_MS = 1_500;
const ANSWERED_WITHIN_MS = 5_000;
const BACK_WITHIN_MS = 5_000;
const FROZEN_MS = 20_000;
const WITHOUT_STANDBY_MS = 10_000;
/** Each of these calls is in the database once it is answered with success. */
const WRITTEN = new Set<Outcome['kind']>(['vote', 'message', 'booking', 'order', 'save']);
const KILLED: WebProcess = 'web2';

/** Returns true for an answer that is neither right nor the 503 that asks to try again. */
function isBad({ isRight, status }: Outcome): boolean {
  return !isRight && status !== 503;
}

/** A process, Redis and the bucket are killed under load, one after the other, and started again. */
export async function checkKills(stage: DrillStage): Promise<Finding> {
  const { installation, traffic } = stage;
  const { processes, startWeb, startRedis, startBucket } = installation;
  const { outcomes, result: killedAt } = await traffic.runDuring(async () => {
    await pause(1_000);
    const at = Date.now();
    await processes.end(KILLED, 'SIGKILL');
    await pause(3_000);
    await startWeb(KILLED);
    await pause(1_000);
    await processes.end('redis', 'SIGKILL');
    await pause(2_000);
    await startRedis();
    await processes.end('bucket', 'SIGKILL');
    await pause(3_000);
    await startBucket();
    await pause(1_000);
    return at;
  });
  const isOfKilled = ({ status, at, ms }: Outcome) =>
    (status === 0 || status === 502) && at >= killedAt && at - ms < killedAt + NOTICED_WITHIN_MS;
  const bad = outcomes.filter(isBad);
  const broken = bad.filter(isOfKilled).length;
  const lost = await countLost(stage);
  return {
    holds: bad.length === broken && lost === 0,
    saw: `${lost} acknowledged lost; ${broken} calls broke with the killed process, ${bad.length - broken} others were wrong; ${describe(outcomes)}`,
  };
}

/** The standby is lost under load: reading goes on, and writes can be sent again until it is back. */
export async function checkLostStandby(stage: DrillStage): Promise<Finding> {
  const { installation, traffic } = stage;
  const { postgres } = installation;
  const { outcomes, result } = await traffic.runDuring(async () => {
    await pause(1_000);
    await postgres.stopStandby();
    const lostAt = Date.now();
    await pause(WITHOUT_STANDBY_MS);
    const foundAt = Date.now();
    await postgres.startStandby();
    const since = performance.now();
    while (!(await canWrite(stage)) && performance.now() - since < 30_000) await pause(50);
    const backMs = performance.now() - since;
    await pause(1_000);
    return { lostAt, foundAt, backMs };
  });
  const { lostAt, foundAt, backMs } = result;
  const bad = outcomes.filter(isBad).length;
  const late = outcomes.filter(({ ms }) => ms > ANSWERED_WITHIN_MS).length;
  const without = outcomes.filter(({ at, ms }) => at - ms > lostAt && at < foundAt);
  const written = without.filter(({ kind, isRight }) => isRight && WRITTEN.has(kind)).length;
  const lists = without.filter(({ kind }) => kind === 'list');
  const read = lists.filter(({ isRight }) => isRight).length;
  const lost = await countLost(stage);
  return {
    holds: bad === 0 && late === 0 && lost === 0 && written === 0 && read > 0 && backMs <= BACK_WITHIN_MS,
    saw: `${lost} acknowledged lost, ${written} acknowledged without it, ${read} of ${lists.length} lists read, ${late} answers took longer than 5 s, ${bad} were neither right nor 503, back after ${Math.round(backMs)} ms; ${describe(outcomes)}`,
  };
}

/** The primary is lost under load, and the standby takes its place. */
export async function checkFailover(stage: DrillStage): Promise<Finding> {
  const { installation, traffic } = stage;
  const { postgres } = installation;
  const { outcomes, result: backMs } = await traffic.runDuring(async () => {
    await pause(2_000);
    await postgres.stopPrimary();
    await pause(2_000);
    await postgres.promoteStandby();
    await installation.moveToStandby();
    const promotedAt = performance.now();
    while (!(await canWrite(stage)) && performance.now() - promotedAt < 30_000) await pause(50);
    const back = performance.now() - promotedAt;
    await pause(3_000);
    return back;
  });
  const bad = outcomes.filter(isBad).length;
  const lost = await countLost(stage);
  return {
    holds: bad === 0 && lost === 0 && backMs <= BACK_WITHIN_MS,
    saw: `${lost} acknowledged lost, ${bad} answers that were neither right nor 503, back ${Math.round(backMs)} ms after the promotion; ${describe(outcomes)}`,
  };
}

async function canWrite({ installation, traffic }: DrillStage): Promise<boolean> {
  const body = { sectionId: 'poll-1', optionIndex: 0 };
  const path = `/api/public/${traffic.sites[0]?.slug}/poll-vote`;
  const { status } = await send(installation.balancerUrl, 'POST', path, { body });
  traffic.noteVote(status);
  return status === 201;
}

/** PgBouncer stands still, so that nothing answers and nothing is refused. */
export async function checkFrozenNetwork(stage: DrillStage): Promise<Finding> {
  const { installation, traffic } = stage;
  const { outcomes, result: backMs } = await traffic.runDuring(async () => {
    await pause(1_000);
    installation.processes.signal('pgbouncer', 'SIGSTOP');
    await pause(FROZEN_MS);
    installation.processes.signal('pgbouncer', 'SIGCONT');
    const since = performance.now();
    while (!(await canWrite(stage)) && performance.now() - since < 30_000) await pause(50);
    const back = performance.now() - since;
    await pause(1_000);
    return back;
  });
  const bad = outcomes.filter(isBad).length;
  const late = outcomes.filter(({ ms }) => ms > ANSWERED_WITHIN_MS).length;
  const lost = await countLost(stage);
  return {
    holds: bad === 0 && late === 0 && lost === 0,
    saw: `frozen for ${FROZEN_MS / 1000} s: ${late} answers took longer than 5 s, ${bad} were neither right nor 503, ${lost} acknowledged lost, back after ${Math.round(backMs)} ms; ${describe(outcomes)}`,
  };
}
