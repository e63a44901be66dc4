import { memo } from 'react';
import { getDefinition } from '@/sections/page/definitions';
import type { Section } from '@/sections/page/page';
import type { SiteWords, ViewMode } from '@/sections/visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '@/sections/visitor-kit/frame';
import { getView } from './section-views';

export interface SiteSectionProps {
  section: Section;
  title: string;
  isFirst: boolean;
  words: SiteWords;
  slug: string;
  mode: ViewMode;
}

/** One section of a page. Drawn anew only when it or what its neighbours decide for it has changed. */
export const SiteSection = memo(function SiteSection({ section, ...props }: SiteSectionProps) {
  const { id, type } = section;
  if (type === 'unknown') return <SectionHint {...props} id={id} hint={props.words.unknown} />;
  const { isEmpty, emptyHint = 'emptySection' } = getDefinition(type);
  if (isEmpty(section.content)) return <SectionHint {...props} id={id} hint={props.words[emptyHint]} />;
  return getView(type).render(section, { ...props, id });
});

type SectionHintProps = Pick<SiteSectionProps, 'title' | 'mode'> & { id: string; hint: string };

/** Stands in a preview for a section that has nothing to show. */
function SectionHint({ id, title, mode, hint }: SectionHintProps) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <p className="s-empty">{hint}</p>
    </SectionFrame>
  );
}
