import { useEditor } from '../session/editor-session';
import { useText } from '../use-text';

export function SectionCount() {
  const t = useText();
  const count = useEditor(({ page }) => page.sections.length);
  return <span className="sm mute">{t('editor.sectionCount', { count })}</span>;
}
