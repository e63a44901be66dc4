import { isLead } from '@/core/text';
import { Paragraphs } from '../paragraphs';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import type { DescriptionContent } from './schema';

export function DescriptionView({ id, title, content, mode }: SectionViewProps<DescriptionContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow s-description" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div className={isLead(content.text) ? 's-text s-lead' : 's-text'}>
        <Paragraphs text={content.text} />
      </div>
    </SectionFrame>
  );
}
