import { isLead } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { type DescriptionContent, description } from './definition';
import descriptionCss from './description.css?inline';

function DescriptionView({ id, title, content, mode }: SectionViewProps<DescriptionContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow s-description" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div className={isLead(content.text) ? 's-text s-lead' : 's-text'}>
        <Paragraphs text={content.text} />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(description, DescriptionView, [descriptionCss]);
