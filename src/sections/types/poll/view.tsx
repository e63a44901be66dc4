import choicesCss from '../../visitor-kit/choices.css?inline';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { getElementId, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import { type PollContent, poll } from './definition';
import { PollForm } from './island';
import pollCss from './poll.css?inline';
import tilesCss from './tiles.css?inline';

export function PollView({ id, title, content, words, slug, mode, frame }: SectionViewProps<PollContent>) {
  const isTitled = title !== '';
  return (
    <SectionFrame {...frame} className="s-do s-poll" isTitled={isTitled}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} steps={poll.titleSteps} />
        <IslandSlot
          type="poll"
          id={id}
          Island={PollForm}
          props={{
            slug,
            sectionId: id,
            options: content.options,
            labelledBy: isTitled ? `${getElementId(id, mode)}-t` : null,
            words: { ...words.poll, locale: words.locale },
          }}
        />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(poll, PollView, [panelCss, noticeCss, choicesCss, pollCss], {
  tiles: tilesCss,
});
