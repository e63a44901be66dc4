import { isLongTitle } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { getElementId, SectionFrame } from '../../visitor-kit/frame';
import { type HeadingContent, heading } from './definition';
import headingCss from './heading.css?inline';

function HeadingView({ id, content, mode, frame }: SectionViewProps<HeadingContent>) {
  const mark = useFieldMarks('content');
  const text = content.text.trim();
  return (
    <SectionFrame {...frame} className="s-heading" isTitled>
      <h2
        {...mark('line', 'text')}
        id={`${getElementId(id, mode)}-t`}
        data-length={isLongTitle(text) ? 'l' : undefined}
      >
        {text}
      </h2>
    </SectionFrame>
  );
}

export const view = defineView(heading, HeadingView, [headingCss]);
