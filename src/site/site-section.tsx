import { memo } from 'react';
import type { Section } from '@/contracts/page-data';
import { isForVisitors } from '@/sections/is-for-visitors';
import { contentFor, readContent } from '@/sections/read-content';
import type { SectionType } from '@/sections/registry';
import type { SiteWords, ViewMode } from '@/sections/section';
import { SectionFrame, SectionTitle } from '@/sections/section-frame';
import { viewOf } from '@/sections/views';

export interface SiteSectionProps {
  section: Section;
  title: string;
  isFirst: boolean;
  words: SiteWords;
  slug: string;
  mode: ViewMode;
}

/** One section of a page. Drawn anew only when it or what its neighbours decide for it has changed. */
export const SiteSection = memo(function SiteSection(props: SiteSectionProps) {
  const { section, title, isFirst, words, slug, mode } = props;
  const read = readContent(section);
  if (!read) return <SectionHint {...props} hint={words.unknown} />;
  if (!isForVisitors(section)) return <SectionHint {...props} hint={emptyHint(read.type, words)} />;
  const View = viewOf(read.type);
  return (
    <View
      id={section.id}
      title={title}
      content={contentFor(mode, read)}
      words={words}
      slug={slug}
      mode={mode}
      isFirst={isFirst}
    />
  );
});

function emptyHint(type: SectionType, words: SiteWords): string {
  if (type === 'services' || type === 'booking') return words.noServices;
  return type === 'products' ? words.noProducts : words.emptySection;
}

/** What a preview shows of a section that has nothing to show. */
function SectionHint({ section, title, mode, hint }: SiteSectionProps & { hint: string }) {
  return (
    <SectionFrame id={section.id} mode={mode} className="s-flow" isTitled={title !== ''}>
      <SectionTitle id={section.id} mode={mode} title={title} />
      <p className="s-empty">{hint}</p>
    </SectionFrame>
  );
}
