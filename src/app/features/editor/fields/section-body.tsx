import { readiness } from '@messages';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSamples } from '@/app/entities/use-samples';
import { createUseText } from '@/app/lib/texts';
import type { SectionEditor } from '@/sections/editor-kit/define-editor';
import { usePictureUploads } from '@/sections/editor-kit/host';
import {
  getDefinition,
  type KnownSection,
  type Section,
  type SectionType,
} from '@/sections/page/definitions';
import { isOpenToVisitors } from '@/sections/page/page';
import { FieldMarkContext } from '@/ui/field-frame';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useIsForVisitors } from '../session/filled-sections';
import { usePlanDispatch, usePlanTier } from '../session/plan';
import type { FieldErrors } from '../state/editor-state';
import { findSection } from '../state/section-list';
import { usePartsText } from '../use-parts-text';
import { CopySection } from './copy-section';
import { LayoutSettings } from './layout-settings';
import { LockedButton } from './locked-button';

const noFieldErrors: FieldErrors = {};

/** Shows the fields of the open section. */
export function SectionBody({ id }: { id: string }) {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const planDispatch = usePlanDispatch();
  const tier = usePlanTier();
  const section = useEditor((state) => findSection(state, id));
  const isForVisitors = useIsForVisitors(id);
  const errors = useEditor((state) => state.errors.sections[id]) ?? noFieldErrors;
  const { start } = usePictureUploads();
  const handleTitle = useCallback(
    (title: string) => dispatch({ type: 'set-section-title', id, title }),
    [dispatch, id],
  );
  const handleContent = useCallback(
    (next: KnownSection) => planDispatch({ type: 'update-content', id, next }),
    [planDispatch, id],
  );
  if (!section) return null;
  if (section.type === 'unknown') return <p className="sec__body soft">{t('editorParts.unknownKept')}</p>;
  const { title, type } = section;
  return (
    <div className="sec__body">
      {!isForVisitors && <p className="hint">{t('editorParts.notForVisitors')}</p>}
      {!isOpenToVisitors(type, tier) && (
        <div className="sec__locked">
          <p className="hint">{t('editorParts.closedSection')}</p>
          <LockedButton feature={getDefinition(type).feature} />
        </div>
      )}
      <SampleMarks section={section}>
        {getEditor(type).render<KnownSection>({
          id,
          section,
          title,
          onTitleChange: handleTitle,
          onChange: handleContent,
          onUpload: start,
          errors,
        })}
      </SampleMarks>
      <LayoutSettings section={section} drawings={getEditor(type).drawings} />
      <CopySection section={section} />
    </div>
  );
}

/** Each type has an editor in its folder: `section-body.test.ts` fails for a type without one. */
const editors = import.meta.glob<SectionEditor>('/src/sections/types/*/editor.tsx', {
  eager: true,
  import: 'editor',
});
const editorByType = new Map(Object.values(editors).map((editor) => [editor.type, editor]));

export function getEditor(type: SectionType): SectionEditor {
  const editor = editorByType.get(type);
  if (!editor) throw new Error(`src/sections/types/${type} has no editor`);
  return editor;
}

const useText = createUseText({ readiness });

interface SampleMarksProps {
  section: Section;
  children: ReactNode;
}

/** Marks the fields of a section that still say what they came with, until visitors get the page. */
function SampleMarks({ section, children }: SampleMarksProps) {
  const isPublished = useEditor((state) => state.isPublished);
  return isPublished ? children : <MarkedFields section={section}>{children}</MarkedFields>;
}

function MarkedFields({ section, children }: SampleMarksProps) {
  const t = useText();
  const { parts } = useSamples();
  const texts = useMemo(() => new Set(parts?.listSampleTexts(section, parts.known)), [section, parts]);
  const mark = useCallback(
    (value: unknown) => (typeof value === 'string' && texts.has(value.trim()) ? t('readiness.mark') : null),
    [texts, t],
  );
  return <FieldMarkContext value={mark}>{children}</FieldMarkContext>;
}
