import { carryVotes } from '@/core/carry-votes';
import type { SectionRecords } from '@/sections/definition/define-section';
import type { Database } from '../../kernel/database';
import { listOptions, moveVotes, replaceOptions, replacePolls } from './page-poll-queries';

/**
 * Copies what a page asks, so that votes are counted beside it. The website's row is locked by the save and held by
 * each vote, so no vote comes between reading the options and moving them.
 */
export async function copyPolls(
  db: Database,
  websiteId: number,
  onPage: readonly (NonNullable<SectionRecords['poll']> & { sectionId: string })[],
): Promise<void> {
  const polls = await replacePolls(
    db,
    websiteId,
    onPage.map(({ sectionId, question }) => ({ sectionId, question })),
  );
  const pollIds = polls.map(({ id }) => id);
  const stored = await listOptions(db, pollIds);
  for (const { id, sectionId } of polls) {
    const before = stored.filter(({ pollId }) => pollId === id);
    const texts = onPage.find((poll) => poll.sectionId === sectionId)?.options ?? [];
    if (isSame(before, texts)) continue;
    const options = carryVotes(before, texts);
    await replaceOptions(db, id, options);
    await moveVotes(db, websiteId, sectionId, options);
  }
}

function isSame(stored: readonly { optionIndex: number; text: string }[], texts: readonly string[]): boolean {
  const onPage = stored.filter(({ optionIndex }) => optionIndex >= 0);
  return onPage.length === texts.length && onPage.every(({ text }, place) => text === texts[place]);
}
