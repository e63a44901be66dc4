import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { getStoredType } from '@/sections/page/page';
import { isOpenToVisitors } from '@/sections/page/visitors';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { keepInPlace } from '../session/show-row';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { SectionActions } from './section-actions';
import { SectionFace } from './section-face';
import { sectionName, typeName } from './section-name';
import type { SectionActionCalls } from './use-section-actions';

interface SectionRowHeadProps {
  id: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: SectionActionCalls;
  /** What makes the handle a handle. */
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
  const name = sectionName(section, t);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="sec__head">
      <button
        type="button"
        className="handle"
        {...handle}
        aria-label={t('sections.list.move', { title: name })}
      >
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
          typeName={typeName(type, t)}
          closed={isOpenToVisitors(type, tier) ? undefined : t('editor.closedRow')}
        />
        <Chevron className="sec__chevron" aria-hidden="true" />
      </button>
      <SectionActions id={id} name={name} isFirst={isFirst} isLast={isLast} actions={actions} />
    </div>
  );
});
