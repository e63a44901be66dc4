import type { Outcome } from './traffic';

/** Returns in words how many calls got which answer, how long the slowest took, and the first strange ones. */
export function describe(outcomes: Outcome[]): string {
  const byStatus = new Map<number, number>();
  for (const { status } of outcomes) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const counts = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'broken'}`);
  const without = outcomes.filter(
    ({ status, text }) => status === 503 && text.includes('No server is available'),
  );
  if (without.length > 0)
    counts.push(`${without.length} of the 503 by the balancer, because no process was ready`);
  const pages = outcomes.filter(({ kind }) => kind === 'page');
  const shown = pages.filter(({ isRight }) => isRight).length;
  if (shown < pages.length) counts.push(`${shown} of ${pages.length} pages shown`);
  const slowest = outcomes.reduce((most, { ms }) => Math.max(most, ms), 0);
  const strange = outcomes.filter(({ isRight, status }) => !isRight && status !== 503).slice(0, 3);
  const examples = strange.map(({ kind, status, text }) => ` [${kind} ${status}: ${text.slice(0, 160)}]`);
  return `${counts.join(', ')}; slowest ${Math.round(slowest)} ms${examples.join('')}`;
}
