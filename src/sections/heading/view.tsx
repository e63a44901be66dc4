import { isLongTitle } from '@/core/text';
import type { SectionViewProps } from '../section';
import { elementId, SectionFrame } from '../section-frame';
import type { HeadingContent } from './schema';

export function HeadingView({ id, content, mode }: SectionViewProps<HeadingContent>) {
  const text = content.text.trim();
  return (
    <SectionFrame id={id} mode={mode} className="s-heading" isTitled>
      <h2 id={`${elementId(id, mode)}-t`} data-length={isLongTitle(text) ? 'l' : undefined}>
        {text}
      </h2>
    </SectionFrame>
  );
}
