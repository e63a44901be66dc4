import { findLinks } from './linked-text';
import type { Run } from './text-lines';

/** Runs with the addresses and phone numbers in them as links; what its owner has linked stays as it is. */
export function linkRuns(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ link, ...run }): Run[] =>
    link === undefined
      ? findLinks(run.text).map(({ text, href }) => ({ ...run, text, ...(href && { link: href }) }))
      : [{ ...run, link }],
  );
}
