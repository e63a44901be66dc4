import { ChevronRight, ExternalLink } from 'lucide-react';
import { paths } from '@/core/screen-paths';
import type { Section } from '@/sections/page/definitions';
import type { Gap } from '@/sections/readiness/list-gaps';
import { getGapWords } from './gap-words';
import { useText } from './use-text';

interface GapLineProps {
  gap: Gap;
  websiteId: number | null;
  sections: readonly Section[];
  onShow: (gap: Gap) => void;
}

/** Says what visitors would miss, and leads to its place: a field of the editor, or a screen of its own. */
export function GapLine({ gap, websiteId, sections, onShow }: GapLineProps) {
  const t = useText();
  const { place, reason } = getGapWords(gap, sections, t);
  const { screen, picture } = gap;
  const words = (
    <>
      {picture && <img src={picture.url} alt="" />}
      <span className="todo__words">
        <span className="strong">{place}</span>
        <span className="todo__reason">{reason}</span>
      </span>
    </>
  );
  if (screen && websiteId !== null) {
    return (
      <a className="todo__row" href={paths[screen](websiteId)} target="_blank" rel="noopener">
        {words}
        <ExternalLink aria-label={t('readiness.elsewhere')} />
      </a>
    );
  }
  return (
    <button type="button" className="todo__row" onClick={() => onShow(gap)}>
      {words}
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
