import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, CopyPlus, GripVertical, Trash2 } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { getStoredType } from '@/sections/page/definitions';
import { isOpenToVisitors } from '@/sections/page/page';
import { IconButton } from '@/ui/icon-button';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import type { SectionActionCalls } from '../session/section-commands';
import { getSectionName, getTypeName } from '../session/section-name';
import { keepInPlace } from '../session/show-row';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { useDragProps } from './drag-board';
import { SectionFace } from './section-face';
import { PartMissing, useLazyParts } from './use-lazy-parts';

interface SectionRowProps {
  id: string;
  isOpen: boolean;
  hasError: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
}

/** Until dragging is loaded, the handle takes the focus but does nothing; the buttons beside it move a section as well. */
const NO_HANDLE = { 'aria-disabled': true };

/** Shows a section in the list; while it is dragged its place is held open. */
export const SectionRow = memo(function SectionRow({ id, isOpen, hasError, ...rest }: SectionRowProps) {
  const drag = useDragProps(id);
  return (
    <li
      ref={drag?.ref}
      data-section-row={id}
      className={`sec${isOpen ? ' is-open' : ''}${hasError ? ' has-error' : ''}${drag?.isHeld ? ' is-held' : ''}`}
      style={drag?.style}
    >
      <SectionRowHead id={id} isOpen={isOpen} {...rest} handle={drag?.handle ?? NO_HANDLE} />
      {isOpen && <OpenSection id={id} />}
    </li>
  );
});

function OpenSection({ id }: { id: string }) {
  const { parts, hasFailed } = useLazyParts();
  if (parts) {
    return (
      <parts.SectionHost>
        <parts.SectionBody id={id} />
      </parts.SectionHost>
    );
  }
  return (
    <div className="sec__body">
      <PartMissing hasFailed={hasFailed} className="block h-40" />
    </div>
  );
}

interface SectionRowHeadProps {
  id: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
  /** They make the handle draggable. */
  handle: ComponentProps<'button'>;
}

export const SectionRowHead = memo(function SectionRowHead(props: SectionRowHeadProps) {
  const { id, isOpen, isFirst, isLast, actions, handle } = props;
  const t = useText();
  const dispatch = useEditorDispatch();
  const tier = usePlanTier();
  const section = useEditor((state) => findSection(state, id));
  if (!section) return null;
  const type = getStoredType(section);
  const name = getSectionName(section, t);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="sec__head">
      <button type="button" className="handle" {...handle} aria-label={t('list.move', { title: name })}>
        <GripVertical />
      </button>
      <button
        type="button"
        className="sec__toggle"
        aria-expanded={isOpen}
        onClick={(event) => keepInPlace(event.currentTarget, () => dispatch({ type: 'toggle-section', id }))}
      >
        <SectionFace
          type={type}
          name={name}
          typeName={getTypeName(type, t)}
          closed={isOpenToVisitors(type, tier) ? undefined : t('editor.closedRow')}
        />
        <Chevron className="sec__chevron" aria-hidden="true" />
      </button>
      <SectionActions id={id} name={name} isFirst={isFirst} isLast={isLast} actions={actions} />
    </div>
  );
});

interface SectionActionsProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
}

/**
 * Shows the buttons that move a section by one place, for owners who do not drag, and those that duplicate and remove
 * it.
 */
export function SectionActions({ id, name, isFirst, isLast, actions }: SectionActionsProps) {
  const t = useText();
  const section = { id, name };
  return (
    <span className="sec__actions">
      <IconButton
        label={t('list.moveUp', { title: name })}
        aria-disabled={isFirst}
        onClick={() => isFirst || actions.move(section, -1)}
      >
        <ArrowUp className="icon--sm" />
      </IconButton>
      <IconButton
        label={t('list.moveDown', { title: name })}
        aria-disabled={isLast}
        onClick={() => isLast || actions.move(section, 1)}
      >
        <ArrowDown className="icon--sm" />
      </IconButton>
      <IconButton label={t('list.duplicate', { title: name })} onClick={() => actions.duplicate(section)}>
        <CopyPlus className="icon--sm" />
        <span className="sec__word">{t('list.duplicateShort')}</span>
      </IconButton>
      <IconButton
        isBad
        label={t('list.remove', { title: name })}
        onClick={(event) => actions.remove(section, event)}
      >
        <Trash2 className="icon--sm" />
        <span className="sec__word">{t('list.removeShort')}</span>
      </IconButton>
    </span>
  );
}
