import { PenLine } from 'lucide-react';
import { getFieldLongText, getFieldPath, getFieldText, setField } from '@/sections/page/edit-field';
import type { KnownSection } from '@/sections/page/page';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanDispatch } from '../session/plan';
import { sectionName } from '../session/section-name';
import { Over, usePageGround } from './over';
import { findFieldElement, findNextText, type PageField } from './page-fields';
import { useText } from './use-text';
import { WriteText } from './write-text';

interface ChosenTextProps {
  section: KnownSection;
  field: PageField;
  isWriting: boolean;
  onChoose: (field: PageField | null, isWriting?: boolean) => void;
}

/** A text of the page that was pressed: framed, or written in. */
export function ChosenText({ section, field, isWriting, onChoose }: ChosenTextProps) {
  const t = useText();
  const { pageRef } = usePageGround();
  const dispatch = useEditorDispatch();
  const planDispatch = usePlanDispatch();
  const { id } = section;
  const path = getFieldPath(section, field.steps) ?? '';
  const error = useEditor((state) => state.errors.sections[id]?.[path]);
  if (!isWriting) {
    return (
      <Over className="in-page__chosen" find={(page) => findFieldElement(page, field)}>
        <button type="button" className="in-page__write" onClick={() => onChoose(field, true)}>
          <PenLine className="icon--sm" aria-hidden="true" />
          {t('inPage.write')}
        </button>
      </Over>
    );
  }
  const isTitle = field.steps.length === 1;
  return (
    <WriteText
      field={field}
      label={t('inPage.textOf', { section: sectionName(section, t) })}
      value={getFieldLongText(section, field.steps) ?? { text: getFieldText(section, field.steps) ?? '' }}
      error={error}
      onChange={(value) => {
        const next = setField(section, field.steps, value);
        if (!next) return;
        if (isTitle) dispatch({ type: 'set-section-title', id, title: next.title });
        else planDispatch({ type: 'update-content', id, next });
      }}
      onLeave={(step) => {
        const next = step === 0 ? null : findNextText(pageRef.current, field, step);
        onChoose(next ?? field, next !== null);
      }}
    />
  );
}
