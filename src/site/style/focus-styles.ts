import { FOCUS_STEP, type PictureFocus, parseFocus } from '@/core/picture-focus';

/** This rule wins over a section type's own choice of the part of a picture, whatever selector that has. */
const SHOWN = '.site img.s-at.s-at.s-at{object-position:var(--fx) var(--fy)}';

/** Returns the rules of the focus points in what is shown, however deep they stand in it; empty where none is chosen. */
export function composeFocusStyles(shown: unknown): string {
  return renderFocusRules(listFocus(shown));
}

/** Returns the rules of all possible focus points, for a page that is being edited. */
export function composeAllFocusStyles(): string {
  const steps = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => step * FOCUS_STEP);
  return renderFocusRules(steps.map((step) => ({ x: step, y: step })));
}

function renderFocusRules(points: readonly PictureFocus[]): string {
  if (points.length === 0) return '';
  const rules = points.flatMap(({ x, y }) => [`.fx-${x}{--fx:${x}%}`, `.fy-${y}{--fy:${y}%}`]);
  return SHOWN + [...new Set(rules)].join('');
}

function listFocus(value: unknown): PictureFocus[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listFocus);
  const focus = typeof value === 'string' ? parseFocus(value) : null;
  return focus ? [focus] : [];
}
