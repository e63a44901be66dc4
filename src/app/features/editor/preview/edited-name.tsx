import { typeName } from '../components/section-name';
import { useEditor } from '../session/editor-session';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';

/** Says what the frame on the page is around; on the page itself it would cover something. */
export function EditedName() {
  const t = useText();
  const type = useEditor(
    (state) => state.openSectionId !== null && findSection(state, state.openSectionId)?.type,
  );
  return (
    <p className="preview__edited truncate">
      {type && t('editor.previewEdits', { type: typeName(type, t) })}
    </p>
  );
}
