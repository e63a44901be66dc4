import { IslandSlot } from '../island-slot';
import type { SectionViewProps } from '../section';
import { elementId, SectionFrame, SectionTitle } from '../section-frame';
import { PollForm } from './island';
import type { PollContent } from './schema';

export function PollView({ id, title, content, words, slug, mode }: SectionViewProps<PollContent>) {
  const isTitled = title !== '';
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-poll" isTitled={isTitled}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        <IslandSlot
          type="poll"
          id={id}
          Island={PollForm}
          props={{
            slug,
            sectionId: id,
            options: content.options,
            labelledBy: isTitled ? `${elementId(id, mode)}-t` : null,
            words: words.poll,
          }}
        />
      </div>
    </SectionFrame>
  );
}
