import { isRecord } from '@/core/is-record';
import { isSame } from './editor-page';
import type { EditorErrors, FieldErrors } from './editor-state';

export function withoutSettingError(errors: EditorErrors, field: string): EditorErrors {
  if (!(field in errors.settings)) return errors;
  const { [field]: _mended, ...settings } = errors.settings;
  return { ...errors, settings };
}

/** Returns the errors after a section changed: an error stays as long as the refused value does. */
export function withSectionChange(
  errors: EditorErrors,
  sectionId: string,
  before: object,
  after: object,
): EditorErrors {
  const refused = errors.sections[sectionId];
  if (!refused) return errors;
  const kept = Object.entries(refused).filter(([path]) =>
    isSame(getValueAt(before, path), getValueAt(after, path)),
  );
  const { [sectionId]: _mended, ...sections } = errors.sections;
  return {
    ...errors,
    sections: kept.length > 0 ? { ...sections, [sectionId]: Object.fromEntries(kept) } : sections,
  };
}

/** Returns true if there is an error to show at a field. */
export function hasErrors({ settings, sections }: EditorErrors): boolean {
  return Object.keys(settings).length > 0 || Object.keys(sections).length > 0;
}

interface RefusedField {
  path: string;
  message: string;
}

/** Sorts refused fields (`description`, `pageData.sections.3.content.text`) by the places where they are shown. */
export function toEditorErrors(fields: readonly RefusedField[], sectionIds: readonly string[]): EditorErrors {
  const settings: Record<string, string> = {};
  const sections: Record<string, Record<string, string>> = {};
  for (const { path, message } of fields) {
    const [, index, within] = /^pageData\.sections\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = index === undefined ? undefined : sectionIds[Number(index)];
    if (id === undefined || within === undefined) settings[path] ??= message;
    else sections[id] = { [within]: message, ...sections[id] } satisfies FieldErrors;
  }
  return { settings, sections };
}

function getValueAt(root: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), root);
}
