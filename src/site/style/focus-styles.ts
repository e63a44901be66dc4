import { FOCUS_STEP, type PictureFocus, parseFocus } from '@/core/picture-focus';

/** Wins over where a section type looks in its pictures, whatever it says that by. */
const SHOWN = '.site img.s-at.s-at.s-at{object-position:var(--fx) var(--fy)}';

/** The rules of the focus points in what is shown, however deep they stand there; none where nobody has chosen one. */
export function focusStyles(shown: unknown): string {
  return rulesOf(listFocus(shown));
}

/** The rules of every focus point that there can be, for a page that is being edited. */
export function allFocusStyles(): string {
  const steps = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => step * FOCUS_STEP);
  return rulesOf(steps.map((step) => ({ x: step, y: step })));
}

function rulesOf(points: readonly PictureFocus[]): string {
  if (points.length === 0) return '';
  const rules = points.flatMap(({ x, y }) => [`.fx-${x}{--fx:${x}%}`, `.fy-${y}{--fy:${y}%}`]);
  return SHOWN + [...new Set(rules)].join('');
}

function listFocus(value: unknown): PictureFocus[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listFocus);
  const focus = typeof value === 'string' ? parseFocus(value) : null;
  return focus ? [focus] : [];
}
