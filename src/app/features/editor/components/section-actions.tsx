import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { useText } from '../use-text';
import type { SectionActionCalls } from './use-section-actions';

interface SectionActionsProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
}

/** Moving by one place, for everybody who does not drag, duplicating and removing. */
export function SectionActions({ id, name, isFirst, isLast, actions }: SectionActionsProps) {
  const t = useText();
  const section = { id, name };
  return (
    <span className="sec__actions">
      <IconButton
        label={t('sections.list.moveUp', { title: name })}
        aria-disabled={isFirst}
        onClick={() => isFirst || actions.move(section, -1)}
      >
        <ArrowUp className="icon--sm" />
      </IconButton>
      <IconButton
        label={t('sections.list.moveDown', { title: name })}
        aria-disabled={isLast}
        onClick={() => isLast || actions.move(section, 1)}
      >
        <ArrowDown className="icon--sm" />
      </IconButton>
      <IconButton
        label={t('sections.list.duplicate', { title: name })}
        onClick={() => actions.duplicate(section)}
      >
        <CopyPlus className="icon--sm" />
        <span className="sec__word">{t('sections.list.duplicateShort')}</span>
      </IconButton>
      <IconButton
        isBad
        label={t('sections.list.remove', { title: name })}
        onClick={(event) => actions.remove(section, event)}
      >
        <Trash2 className="icon--sm" />
        <span className="sec__word">{t('sections.list.removeShort')}</span>
      </IconButton>
    </span>
  );
}
