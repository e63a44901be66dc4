import { useCallback } from 'react';
import type { Section } from '@/contracts/page-data';
import { isForVisitors, isOpenToVisitors } from '@/sections/is-for-visitors';
import { readContent } from '@/sections/read-content';
import { findDefinition } from '@/sections/registry';
import { PartMissing } from '../late/part-missing';
import { useLateParts } from '../late/use-late-parts';
import { LockedButton } from '../plan/locked-button';
import { usePlanDispatch } from '../plan/use-plan-dispatch';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor, useEditorDispatch } from '../session/use-editor';
import type { FieldErrors } from '../state/editor-state';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';

const noFieldErrors: FieldErrors = {};

/** The fields of the open section. */
export function SectionBody({ id }: { id: string }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const planDispatch = usePlanDispatch();
  const tier = usePlanTier();
  const section = useEditor((state) => findSection(state, id));
  const errors = useEditor((state) => state.errors.sections[id]) ?? noFieldErrors;
  const handleTitle = useCallback(
    (title: string) => dispatch({ type: 'set-section-title', id, title }),
    [dispatch, id],
  );
  const handleContent = useCallback(
    (content: unknown) => {
      planDispatch({ type: 'update-content', id, content: content as Section['content'] });
    },
    [planDispatch, id],
  );
  const { parts, hasFailed } = useLateParts();
  const read = section && readContent(section);
  if (!section) return null;
  if (!read) return <p className="sec__body soft">{t('editor.unknownKept')}</p>;
  if (!parts) {
    return (
      <div className="sec__body">
        <PartMissing hasFailed={hasFailed} className="block h-40" />
      </div>
    );
  }
  const Editor = parts.editorOf(read.type);
  const feature = findDefinition(read.type)?.feature;
  return (
    <div className="sec__body">
      {!isForVisitors(section) && <p className="hint">{t('editor.notForVisitors')}</p>}
      {feature && !isOpenToVisitors(read.type, tier) && (
        <div className="sec__locked">
          <p className="hint">{t('editor.closedSection')}</p>
          <LockedButton feature={feature} />
        </div>
      )}
      <Editor
        id={id}
        title={section.title}
        content={read.content}
        onTitleChange={handleTitle}
        onChange={handleContent}
        errors={errors}
      />
    </div>
  );
}
