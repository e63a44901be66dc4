import { oncePerObject } from '@/core/once-per-object';
import type { SectionLayout } from '@/sections/definition/define-section';
import { type AnyContent, getDefinition, type SectionType } from '@/sections/page/definitions';
import type { KnownSection, Section } from '@/sections/page/page';

/** For each type the layouts that a look proposes before all others, by name. */
export type LookLayouts = { [Type in SectionType]?: readonly string[] };

type Layout = SectionLayout<AnyContent>;

/** The one layout of a type that has no others. */
const ONLY: readonly [Layout, ...Layout[]] = [{ name: 'base' }];

/** All layouts of a type; the first fits everything. */
export function listLayouts(type: SectionType): readonly [Layout, ...Layout[]] {
  return getDefinition(type).layouts ?? ONLY;
}

/** The layouts that the content of a section can stand in. */
export const listFitting = oncePerObject(({ type, content, title }: KnownSection): readonly Layout[] =>
  listLayouts(type).filter(({ fits }) => fits?.(content, title) !== false),
);

/** Those of them that it would choose itself, without the one that fits everything. */
const listSuited = oncePerObject((section: KnownSection): readonly Layout[] => {
  const { type, content, title } = section;
  const [base] = listLayouts(type);
  return listFitting(section).filter((layout) => layout !== base && layout.suits?.(content, title));
});

/**
 * Returns the layout of each section, in order; null for one of an unknown type. The owner's choice wins where the content
 * fits it, then what the content needs, then the first of the look's layouts that the content fits, then the first of the
 * type's that suits it. Without a look every type is drawn as it always was, unless its owner has chosen, or would not see
 * what there was not then.
 */
export function chooseLayouts(sections: readonly Section[], look?: LookLayouts): (Layout | null)[] {
  const used: string[] = [];
  return sections.map((section) => {
    if (section.type === 'unknown') return null;
    const layout = findChosen(section) ?? (look ? propose(section, look, used) : proposePlain(section, used));
    used.push(`${section.type} ${layout.name}`);
    return layout;
  });
}

function findChosen(section: KnownSection): Layout | undefined {
  return section.layout ? listFitting(section).find(({ name }) => name === section.layout) : undefined;
}

/** Returns the layout of a section on a page without a look. */
function proposePlain(section: KnownSection, used: readonly string[]): Layout {
  const { type, content, title } = section;
  const fitting = listFitting(section);
  const fuller = fitting.find(({ isFuller }) => isFuller?.(content, title));
  return fuller ? takeTurn(type, fuller, fitting, used) : listLayouts(type)[0];
}

/** Returns the layout that a page proposes for a section; `used` are the layouts of the sections above, with their types. */
function propose(section: KnownSection, look: LookLayouts, used: readonly string[]): Layout {
  const { type, content, title } = section;
  const [base] = listLayouts(type);
  const fitting = listFitting(section);
  const needed = fitting.filter((each) => each.isNeeded?.(content, title) || each.isFuller?.(content, title));
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
