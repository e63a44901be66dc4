import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { useEditor } from '../session/use-editor';
import { useText } from '../use-text';
import { useSectionActions } from './use-section-actions';

interface SectionActionsProps {
  id: string;
  name: string;
}

/** Moving by one place, for everybody who does not drag, duplicating and removing. */
export function SectionActions({ id, name }: SectionActionsProps) {
  const t = useText();
  const isFirst = useEditor(({ page }) => page.sections[0]?.id === id);
  const isLast = useEditor(({ page }) => page.sections.at(-1)?.id === id);
  const { move, duplicate, remove } = useSectionActions(id, name);
  return (
    <span className="sec__actions">
      <IconButton
        label={t('sections.list.moveUp', { title: name })}
        aria-disabled={isFirst}
        onClick={() => isFirst || move(-1)}
      >
        <ArrowUp className="icon--sm" />
      </IconButton>
      <IconButton
        label={t('sections.list.moveDown', { title: name })}
        aria-disabled={isLast}
        onClick={() => isLast || move(1)}
      >
        <ArrowDown className="icon--sm" />
      </IconButton>
      <IconButton label={t('sections.list.duplicate', { title: name })} onClick={duplicate}>
        <CopyPlus className="icon--sm" />
        <span className="sec__word">{t('sections.list.duplicateShort')}</span>
      </IconButton>
      <IconButton isBad label={t('sections.list.remove', { title: name })} onClick={remove}>
        <Trash2 />
        <span className="sec__word">{t('sections.list.removeShort')}</span>
      </IconButton>
    </span>
  );
}
