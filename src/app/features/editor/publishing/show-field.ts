import type { Gap } from '@/sections/readiness/list-gaps';
import { findRow } from '../session/show-row';

/** The fields of a section that opens are there after so many frames at the latest, unless their script does not come. */
const FRAMES_MAX = 60;

/** The section's own button takes the focus where no field is meant, or none is found. */
const ROW_BUTTON = '.sec__toggle';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives the focus to the field that a gap is about, as soon as it is there; `label` is what the editor calls it. */
export function showField(gap: Gap, label: string | null, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const root = gap.sectionId === null ? document.querySelector('.editor__left') : findRow(gap.sectionId);
    if (!root) return;
    const field = label === null ? null : findField(root, label, gap);
    if (!field && label !== null && framesLeft > 0) {
      openFolds(root);
      showField(gap, label, framesLeft - 1);
      return;
    }
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    const shown = field ?? root.querySelector<HTMLElement>(ROW_BUTTON);
    shown?.scrollIntoView({ block: 'center' });
    shown?.focus({ preventScroll: true });
  });
}

/** Finds the field that says the text, or else, of several fields of one name, that of the item's number. */
function findField(root: Element, label: string, { text, path }: Gap): Field | null {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const named = fields.filter((field) => isNamed(field, label));
  const number = path.split('.').findLast((step) => /^\d+$/.test(step));
  const saying = text === undefined ? undefined : named.find(({ value }) => value.trim() === text);
  return (
    saying ??
    fields.find(({ value }) => value.trim() === text) ??
    named[Number(number ?? 0)] ??
    named[0] ??
    null
  );
}

function isNamed(field: Field, label: string): boolean {
  const names = [field.ariaLabel, ...[...(field.labels ?? [])].map(({ textContent }) => textContent)];
  // A note may follow the name, in brackets or as a star; another word is another name.
  return names.some(
    (name) => name?.trim().startsWith(label) && !/^\s*\p{L}/u.test(name.trim().slice(label.length)),
  );
}

/** Long lists have the fields of a group only while it is open. */
function openFolds(root: Element): void {
  const isOpen = root.querySelector('.sec__body') !== null;
  if (isOpen) for (const fold of root.querySelectorAll('details')) fold.open = true;
}
