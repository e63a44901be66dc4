import type { Deps } from '../../http/deps';
import { countParts, type SitemapPart } from '../websites';

/** Counting looks at every website: not more often than this. */
const LIFETIME_MS = 60_000;

/** The sitemap's parts, counted once for all who ask within a minute. The first is there also when it has no website. */
export function createPublishedParts({ db, clock }: Pick<Deps, 'db' | 'clock'>, idsPerPart: number) {
  let counted: Promise<SitemapPart[]> | undefined;
  let countedAt = 0;
  return async (): Promise<SitemapPart[]> => {
    const now = clock.now().getTime();
    const isFresh = now >= countedAt && now < countedAt + LIFETIME_MS;
    if (counted && isFresh) return counted;
    const counting = countParts(db, idsPerPart).then(withFirst);
    counted = counting;
    countedAt = now;
    // A failure is for those who asked in time; the next one asks again.
    counting.catch(() => {
      if (counted === counting) counted = undefined;
    });
    return counting;
  };
}

function withFirst(parts: SitemapPart[]): SitemapPart[] {
  const first = { number: 1, count: 0, updatedAt: new Date(0) };
  return parts[0]?.number === 1 ? parts : [first, ...parts];
}
