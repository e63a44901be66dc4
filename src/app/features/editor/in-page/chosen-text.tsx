import { PenLine } from 'lucide-react';
import type { KnownSection } from '@/sections/page/definitions';
import { findFieldLongText, findFieldPath, findFieldText, setField } from '@/sections/page/edit-field';
import { joinSteps } from '@/sections/visitor-kit/field-marks';
import { classNames } from '@/ui/class-names';
import { useEditor, useEditorDispatch, useEditorSession } from '../session/editor-session';
import { usePlanDispatch } from '../session/plan';
import { getSectionName } from '../session/section-name';
import { Over, usePageGround } from './over';
import { findFieldElement, findNextText, type PageField } from './page-fields';
import { useText } from './use-text';
import { isWritten } from './website-fields';
import { WriteText } from './write-text';

interface ChosenTextProps {
  section: KnownSection;
  field: PageField;
  isWriting: boolean;
  onChoose: (field: PageField | null, isWriting?: boolean) => void;
}

/** Shows a pressed text of the page in a frame, or in a field to write in. */
export function ChosenText({ section, field, isWriting, onChoose }: ChosenTextProps) {
  const t = useText();
  const leave = useLeaveText(field, onChoose);
  const dispatch = useEditorDispatch();
  const planDispatch = usePlanDispatch();
  const { id } = section;
  const path = findFieldPath(section, field.steps) ?? '';
  const error = useEditor((state) => state.errors.sections[id]?.[path]);
  if (!isWriting) return <ChosenFrame field={field} onWrite={() => onChoose(field, true)} />;
  const isTitle = field.steps.length === 1;
  return (
    <WriteText
      field={field}
      label={t('inPage.textOf', { section: getSectionName(section, t) })}
      value={findFieldLongText(section, field.steps) ?? { text: findFieldText(section, field.steps) ?? '' }}
      error={error}
      onChange={(value) => {
        const next = setField(section, field.steps, value);
        if (!next) return;
        if (isTitle) dispatch({ type: 'set-section-title', id, title: next.title });
        else planDispatch({ type: 'update-content', id, next });
      }}
      onLeave={leave}
    />
  );
}

interface ChosenFrameProps {
  field: PageField;
  /** True at the top of the page, where there is room below a text only. */
  isBelow?: boolean;
  onWrite: () => void;
}

/** Frames a text that was pressed once, and offers to edit it. */
export function ChosenFrame({ field, isBelow, onWrite }: ChosenFrameProps) {
  const t = useText();
  return (
    <Over
      className={classNames('in-page__chosen', isBelow && 'is-below')}
      find={(page) => findFieldElement(page, field)}
    >
      <button type="button" className="in-page__write" onClick={onWrite}>
        <PenLine className="icon--sm" aria-hidden="true" />
        {t('inPage.write')}
      </button>
    </Over>
  );
}

/**
 * Returns a function that leaves the written text; 1 leads to the next text and -1 to the one before. Where a key leads to
 * none, the keyboard goes on from the text's own stop.
 */
export function useLeaveText(
  field: PageField,
  onChoose: ChosenTextProps['onChoose'],
): (step: -1 | 0 | 1, isByKey?: boolean) => void {
  const { store } = useEditorSession();
  const { pageRef } = usePageGround();
  return (step, isByKey) => {
    const canWrite = (each: PageField) => isWritten(store.getState(), each);
    const next = step === 0 ? null : findNextText(pageRef.current, field, step, canWrite);
    onChoose(next ?? field, next !== null);
    if (!isByKey || next) return;
    requestAnimationFrame(() => {
      const stop = `[data-field-stop="${CSS.escape(joinSteps(field.steps))}"]`;
      document.querySelector<HTMLElement>(stop)?.focus({ preventScroll: true });
    });
  };
}
