import type { RevisionSummary } from '@/contracts/websites';

/** The save that is looked at: the wanted one, or else the one before the latest; null when there is none. */
export function chooseRevision(
  revisions: readonly RevisionSummary[],
  wanted: number | null,
): RevisionSummary | null {
  const found = revisions.find(({ version }) => version === wanted);
  return found ?? revisions[1] ?? revisions[0] ?? null;
}
