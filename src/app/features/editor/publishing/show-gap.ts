import { useCallback } from 'react';
import type { Gap } from '@/sections/readiness/list-gaps';
import { useOpenSection } from '../session/section-commands';
import { findRow } from '../session/show-row';
import { findFieldName } from './gap-words';
import { useText } from './use-text';

/**
 * The fields of a section that opens are there after this many frames at the latest, unless their script cannot be
 * loaded.
 */
const FRAMES_MAX = 60;

/** The section's own button takes the focus if no field is meant, or none is found. */
const ROW_BUTTON = '.sec__toggle';
const FIELDS = 'input, textarea, select, [role="textbox"]';

/**
 * Returns a function that opens the section of a gap and moves the focus to its field; `onEdit` brings the fields into
 * view.
 */
export function useShowGap(onEdit: () => void): (gap: Gap) => void {
  const t = useText();
  const openSection = useOpenSection(onEdit);
  return useCallback(
    (gap) => {
      if (gap.sectionId === null) onEdit();
      else openSection(gap.sectionId);
      showField(gap, findFieldName(gap, t));
    },
    [t, openSection, onEdit],
  );
}

/** Moves the focus to the field of a gap, as soon as it is there; `label` is the editor's name for it. */
function showField(gap: Gap, label: string | null, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const root = gap.sectionId === null ? document.querySelector('.editor__left') : findRow(gap.sectionId);
    if (!root) return;
    const field = label === null ? null : findField(openItem(root, gap), label, gap);
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

/**
 * Opens the item that a gap is about, in a list or in a list inside an item; returns the section if it is about no
 * item.
 */
function openItem(root: Element, { path }: Gap): Element {
  let place = root;
  for (const number of listNumbers(path)) {
    const item = place.querySelector('ul:has(> .item-edit)')?.children[number];
    if (!item) return place;
    item.querySelector<HTMLElement>(':scope > .item-edit__bar > [aria-expanded="false"]')?.click();
    place = item;
  }
  return place;
}

/**
 * Finds the field of a gap: among several with the same name, the one that holds the text, or else the one with the
 * item's number.
 */
function findField(place: Element, label: string, gap: Gap): HTMLElement | null {
  const { text, path } = gap;
  const fields = [...place.querySelectorAll<HTMLElement>(FIELDS)];
  const named = fields.filter((field) => isNamed(field, label));
  const saying = [...named, ...fields].find((field) => text !== undefined && getValue(field) === text);
  return saying ?? named[listNumbers(path).at(-1) ?? 0] ?? named[0] ?? findFold(place, label, gap) ?? null;
}

/** Finds the fold with the fields of a sample that has no text to be quoted. */
function findFold(place: Element, label: string, { kind, text }: Gap): HTMLElement | undefined {
  if (kind !== 'sample' || text !== undefined) return undefined;
  return [...place.querySelectorAll('summary')].find(({ textContent }) => textContent === label);
}

function listNumbers(path: string): number[] {
  return path.split('.').flatMap((step) => (/^\d+$/.test(step) ? Number(step) : []));
}

function getValue(field: HTMLElement): string {
  const value = 'value' in field ? String(field.value) : (field.textContent ?? '');
  return value.trim();
}

/** A note in brackets or a star may follow the name; any other word makes it another name. */
function isNamed(field: HTMLElement, label: string): boolean {
  const labels = document.querySelectorAll(
    `label[for="${CSS.escape(field.id)}"], [id="${CSS.escape(field.getAttribute('aria-labelledby') ?? '')}"]`,
  );
  const names = [field.ariaLabel, ...[...labels].map(({ textContent }) => textContent)];
  return names.some((name) => {
    const [start, note] = [name?.trim().slice(0, label.length), name?.trim().slice(label.length)];
    return start === label && !/^\s*\p{L}/u.test(note ?? '');
  });
}

/** Long groups of fields exist only while they are open. */
function openFolds(root: Element): void {
  if (root.querySelector('.sec__body') === null) return;
  for (const fold of root.querySelectorAll('details')) fold.open = true;
}
