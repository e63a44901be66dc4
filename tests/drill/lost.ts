import type { DrillStage } from './drill-stage';
import { execute, getDatabaseUrl } from './postgres-pair';
import { send } from './send';

const TABLES = {
  message: ['contact_submissions', 'email'],
  booking: ['bookings', 'customer_email'],
  order: ['orders', 'customer_email'],
} as const;

/**
 * Returns how many acknowledged messages, bookings, orders, votes, saves and pictures are missing, and how many votes
 * were counted twice.
 */
export async function countLost({ installation, traffic }: DrillStage): Promise<number> {
  const url = installation.settings.DATABASE_URL ?? getDatabaseUrl(installation.postgres.primaryPort);
  let lost = 0;
  for (const [kind, [table, column]] of Object.entries(TABLES)) {
    const emails = traffic.acknowledged[kind as keyof typeof TABLES];
    const [row] = await execute<{ missing: number }>(
      url,
      `SELECT count(*)::int AS missing FROM unnest($1::text[]) AS sent (email)
       WHERE NOT EXISTS (SELECT FROM ${table} WHERE ${column} = sent.email)`,
      [emails],
    );
    lost += row?.missing ?? emails.length;
  }
  // A vote does not tell who gave it, so only the sums are compared: at least the acknowledged votes are there, and at
  // most those and the unknown ones.
  const [counted] = await execute<{ votes: number }>(
    url,
    'SELECT coalesce(sum(votes), 0)::int AS votes FROM poll_options',
  );
  const { acknowledged, unknown } = traffic.votes;
  const votes = counted?.votes ?? 0;
  lost += Math.max(0, acknowledged - votes, votes - acknowledged - unknown);
  for (const { id, savedTurn } of traffic.sites) {
    const [row] = await execute<{ description: string }>(
      url,
      'SELECT description FROM websites WHERE id = $1',
      [id],
    );
    const [, turn] = /^Turn (\d+)$/.exec(row?.description ?? '') ?? [];
    if (savedTurn >= 0 && turn !== undefined && Number(turn) < savedTurn) lost += 1;
  }
  for (const picture of new Set(traffic.pictures)) {
    const { status } = await send(installation.balancerUrl, 'GET', picture);
    if (status !== 200) lost += 1;
  }
  return lost;
}
