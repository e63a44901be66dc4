import type { FieldSteps } from '@/sections/page/edit-field';
import { type FieldKind, joinSteps } from '@/sections/visitor-kit/field-marks';

/** Stands for the header of the page among the ids of its sections, none of which is empty. */
export const HEADER_ID = '';

/** An element of the page shows this field. */
export interface PageField {
  /** It is the id of the field's section; the website's own fields stand in the header. */
  sectionId: string;
  steps: FieldSteps;
  kind: FieldKind;
}

export interface PressedField {
  sectionId: string;
  /** It is the smallest marked element under the press; null where there is none. */
  field: PageField | null;
}

export function isSameField(a: PageField | null, b: PageField | null): boolean {
  return a?.sectionId === b?.sectionId && joinSteps(a?.steps ?? []) === joinSteps(b?.steps ?? []);
}

export function findSectionElement(page: HTMLElement | null, id: string | null): HTMLElement | null {
  if (id === null) return null;
  const element = findRoot(page, id);
  // A header that is a rail beside the page has no box of its own.
  const isBoxed = id !== HEADER_ID || !element || element.getClientRects().length > 0;
  return isBoxed ? element : element.querySelector<HTMLElement>('.l-in');
}

/** Returns the element that has all fields of a section, or of the header, in it. */
function findRoot(page: HTMLElement | null, id: string): HTMLElement | null {
  const selector = id === HEADER_ID ? '.site > header' : `[data-section-id="${CSS.escape(id)}"]`;
  return page?.querySelector<HTMLElement>(selector) ?? null;
}

/** Returns the first visible element of a field; null if there is none. */
export function findFieldElement(page: HTMLElement | null, field: PageField): HTMLElement | null {
  const marked = findRoot(page, field.sectionId)?.querySelectorAll<HTMLElement>(
    `[data-field="${CSS.escape(joinSteps(field.steps))}"]`,
  );
  return [...(marked ?? [])].find(isShown) ?? null;
}

/** Lists the fields of a section that can be seen, in the order of the page. */
export function listFields(page: HTMLElement | null, sectionId: string): PageField[] {
  const section = findRoot(page, sectionId);
  return [...(section?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .filter(isShown)
    .map((element) => readField(element, sectionId));
}

/**
 * Returns the text that follows a field on the page, or with -1 the one before it, among the texts that can be edited;
 * null at the end.
 */
export function findNextText(
  page: HTMLElement | null,
  field: PageField,
  step: 1 | -1,
  isWritten: (field: PageField) => boolean,
): PageField | null {
  const sections = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])];
  const texts = [HEADER_ID, ...sections.map(({ dataset }) => dataset.sectionId ?? HEADER_ID)]
    .flatMap((id) => listFields(page, id))
    .filter(isWritten);
  const index = texts.findIndex((each) => isSameField(each, field));
  return index < 0 ? null : (texts[index + step] ?? null);
}

/**
 * Finds the section and the field at a position in the window. The page is inert, so the press itself does not name
 * them.
 */
export function findPressed(page: HTMLElement | null, x: number, y: number): PressedField | null {
  // A header may lie over the first section: only its fields catch a press there, everything else belongs to the
  // section.
  const ofHeader = findFieldAt(page, HEADER_ID, x, y);
  if (ofHeader) return { sectionId: HEADER_ID, field: ofHeader };
  const section = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])].find((element) =>
    isAt(element, x, y),
  );
  const sectionId = section?.dataset.sectionId;
  if (sectionId !== undefined) return { sectionId, field: findFieldAt(page, sectionId, x, y) };
  const header = findSectionElement(page, HEADER_ID);
  return header && isAt(header, x, y) ? { sectionId: HEADER_ID, field: null } : null;
}

/** Returns the smallest field of a section at a position in the window. */
function findFieldAt(page: HTMLElement | null, sectionId: string, x: number, y: number): PageField | null {
  const [smallest] = [...(findRoot(page, sectionId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .filter((element) => isAt(element, x, y) && isShown(element))
    .sort((a, b) => getArea(a) - getArea(b));
  return smallest ? readField(smallest, sectionId) : null;
}

function readField({ dataset }: HTMLElement, sectionId: string): PageField {
  const steps: unknown = JSON.parse(dataset.field ?? '[]');
  return {
    sectionId,
    steps: Array.isArray(steps) ? steps.map(String) : [],
    kind: isKind(dataset.kind) ? dataset.kind : 'line',
  };
}

function isKind(kind: string | undefined): kind is FieldKind {
  return kind === 'line' || kind === 'lines' || kind === 'rich' || kind === 'picture';
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility();
}

function isAt(element: HTMLElement, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

function getArea(element: HTMLElement): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}
