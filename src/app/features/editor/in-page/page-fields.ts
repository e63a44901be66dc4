import type { FieldSteps } from '@/sections/page/edit-field';
import { type FieldKind, joinSteps } from '@/sections/visitor-kit/field-marks';

/** A field that an element of the page shows. */
export interface PageField {
  sectionId: string;
  steps: FieldSteps;
  kind: FieldKind;
}

export interface PressedPlace {
  sectionId: string;
  /** The smallest marked element that was met; null beside all of them. */
  field: PageField | null;
}

export function isSameField(a: PageField | null, b: PageField | null): boolean {
  return a?.sectionId === b?.sectionId && joinSteps(a?.steps ?? []) === joinSteps(b?.steps ?? []);
}

export function findSectionElement(page: HTMLElement | null, id: string | null): HTMLElement | null {
  return page?.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id ?? '')}"]`) ?? null;
}

/** Returns the element of a field, or the first of them that can be seen. */
export function findFieldElement(page: HTMLElement | null, field: PageField): HTMLElement | null {
  const marked = findSectionElement(page, field.sectionId)?.querySelectorAll<HTMLElement>(
    `[data-field="${CSS.escape(joinSteps(field.steps))}"]`,
  );
  return [...(marked ?? [])].find(isShown) ?? null;
}

/** Returns the fields of a section that can be seen, in the order of the page. */
export function listFields(page: HTMLElement | null, sectionId: string): PageField[] {
  const section = findSectionElement(page, sectionId);
  return [...(section?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .filter(isShown)
    .map((element) => readField(element, sectionId));
}

/** Returns the text that follows a field on the page, or with -1 the one before it; null at the end. */
export function findNextText(page: HTMLElement | null, field: PageField, step: 1 | -1): PageField | null {
  const sections = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])];
  const texts = sections
    .flatMap(({ dataset }) => listFields(page, dataset.sectionId ?? ''))
    .filter(({ kind }) => kind !== 'picture');
  const place = texts.findIndex((each) => isSameField(each, field));
  return place < 0 ? null : (texts[place + step] ?? null);
}

/** Finds what stands at a place of the window. The page is inert, so the press itself does not say it. */
export function findPressed(page: HTMLElement | null, x: number, y: number): PressedPlace | null {
  const section = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])].find((element) =>
    isAt(element, x, y),
  );
  const sectionId = section?.dataset.sectionId;
  if (!section || sectionId === undefined) return null;
  const [smallest] = [...section.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((element) => isAt(element, x, y) && isShown(element))
    .sort((a, b) => getArea(a) - getArea(b));
  return { sectionId, field: smallest ? readField(smallest, sectionId) : null };
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
