import type { SectionEditor } from '@/sections/editor-kit/define-editor';
import type { SectionType } from '@/sections/page/definitions';

/** Each type's editor, by its folder: `definitions.test.tsx` fails for a type without one. */
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
