import { polls } from '@messages';
import { PollVotes } from '@/app/entities/poll-votes';
import { useCall } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import { listOwnPolls } from '@/contracts/endpoints/polls';
import { useEditor } from './editor-session';

const useText = createUseText({ polls });

/** Shows the votes of a section by the options that were saved last; nothing for one that is not saved yet. */
export function SectionVotes({ sectionId }: { sectionId: string }) {
  const websiteId = useEditor((state) => state.websiteId);
  const version = useEditor((state) => state.version);
  const isSaved = useEditor(({ saved }) => saved.page.sections.some(({ id }) => id === sectionId));
  // Read again after a save, which may have moved the options.
  return websiteId !== null && isSaved ? (
    <SavedVotes key={version} websiteId={websiteId} sectionId={sectionId} />
  ) : null;
}

function SavedVotes({ websiteId, sectionId }: { websiteId: number; sectionId: string }) {
  const t = useText();
  const { data } = useCall(listOwnPolls, { params: { id: websiteId } }, { refetchOnMount: 'always' });
  const poll = data?.find((each) => each.sectionId === sectionId);
  if (!poll) return null;
  return (
    <section className="grid gap-3" aria-label={t('polls.title')}>
      <p className="label">{t('polls.title')}</p>
      <PollVotes poll={poll} />
    </section>
  );
}
