import { oncePerObject } from '@/core/once-per-object';
import type { PageMoment, SectionLayout } from '@/sections/definition/define-section';
import {
  type AnyContent,
  getDefinition,
  type KnownSection,
  type Section,
  type SectionType,
} from '@/sections/page/definitions';

/** A look proposes these layouts of each type before all others, by name. */
export type LookLayouts = { [Type in SectionType]?: readonly string[] };

type Layout = SectionLayout<AnyContent>;

/** A type without other layouts has this one. */
const ONLY: readonly [Layout, ...Layout[]] = [{ name: 'base' }];

/** Lists all layouts of a type; the first fits everything. */
export function listLayouts(type: SectionType): readonly [Layout, ...Layout[]] {
  return getDefinition(type).layouts ?? ONLY;
}

/** Lists the layouts that the content of a section fits. */
export const listFitting = oncePerObject(({ type, content, title }: KnownSection): readonly Layout[] =>
  listLayouts(type).filter(({ fits }) => fits?.(content, title) !== false),
);

/** Lists the fitting layouts that suit the content well, without the base layout, which fits everything. */
const listSuited = oncePerObject((section: KnownSection): readonly Layout[] => {
  const { type, content, title } = section;
  const [base] = listLayouts(type);
  return listFitting(section).filter((layout) => layout !== base && layout.suits?.(content, title));
});

/**
 * Returns the layout of each section, in order; null for one of an unknown type. The owner's choice wins where the content
 * fits it. Then comes a layout that the content is filled in for or needs, then the first of the look's layouts that the
 * content fits, then the first of the type's that suits it. Without a look every type is drawn as it always was, unless its
 * owner has chosen or filled in what only another layout shows. A layout that is known to have nothing to show at the
 * moment is not taken.
 */
export function chooseLayouts(
  sections: readonly Section[],
  look?: LookLayouts,
  now?: PageMoment,
): (Layout | null)[] {
  const used: string[] = [];
  return sections.map((section) => {
    if (section.type === 'unknown') return null;
    const fitting = listFitting(section).filter(
      ({ fitsNow }) => now === undefined || fitsNow?.(section.content, now) !== false,
    );
    const filledIn = fitting.find(({ isFilledIn }) => isFilledIn?.(section.content));
    const layout =
      fitting.find(({ name }) => name === section.layout) ??
      (filledIn && takeTurn(section.type, filledIn, fitting, used)) ??
      (look ? propose(section, fitting, look, used) : listLayouts(section.type)[0]);
    used.push(`${section.type} ${layout.name}`);
    return layout;
  });
}

/** Returns the layout that a page proposes for a section; `used` are the layouts of the sections above, with their types. */
function propose(
  section: KnownSection,
  fitting: readonly Layout[],
  look: LookLayouts,
  used: readonly string[],
): Layout {
  const { type } = section;
  const [base] = listLayouts(type);
  const needed = fitting.filter(({ isNeeded }) => isNeeded?.(section.content, section.title));
  const preferred = (look[type] ?? []).flatMap((name) => fitting.filter((layout) => layout.name === name));
  const isFree = ({ name, isOnce }: Layout) => !isOnce || !used.includes(`${type} ${name}`);
  const layout = [...needed, ...preferred, ...listSuited(section)].find(isFree);
  return takeTurn(type, layout ?? base, fitting, used);
}

/** Two pictures beside texts stand left and right in turn. */
function takeTurn(
  type: SectionType,
  layout: Layout,
  fitting: readonly Layout[],
  used: readonly string[],
): Layout {
  const { name, turn } = layout;
  if (turn === undefined) return layout;
  const last = used.findLast((each) => each === `${type} ${name}` || each === `${type} ${turn}`);
  const other = fitting.find((each) => each.name === turn);
  return last === `${type} ${name}` && other ? other : layout;
}
