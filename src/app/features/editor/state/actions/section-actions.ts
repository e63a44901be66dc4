import { MAX_SECTIONS } from '@/contracts/page-data';
import { createFreeId } from '@/core/free-id';
import { type GroundName, isSameTheme, keepChosenTheme } from '@/core/theme';
import { getStoredType, type Section, type TypedContent } from '@/sections/page/definitions';
import type { Page } from '@/sections/page/page';
import type { ActionTable, EditorPage, EditorState } from '../editor-state';
import { withSectionChange } from '../field-errors';
import { findTypedField } from '../find-typed-field';
import { withFreshItemIds } from '../fresh-item-ids';
import { findSection, renumber } from '../section-list';

export interface AddSection {
  type: 'add-section';
  added: TypedContent & { title: string };
  /** The section gets this index; without it, it comes at the end. */
  index?: number;
}

/** Adds a section and opens its editor. */
export function addSection(state: EditorState, action: AddSection, nowMs: number): EditorState {
  const { sections } = state.page;
  if (sections.length >= MAX_SECTIONS) return state;
  const index = action.index ?? sections.length;
  const id = createFreeId(action.added.type, nowMs, sections);
  const added = { ...action.added, id, order: index };
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(index, 0, added)) },
    openSectionId: id,
  };
}

export interface DuplicateSection {
  type: 'duplicate-section';
  id: string;
}

/** Puts a copy right below a section and opens the copy's editor. */
export function duplicateSection(state: EditorState, { id }: DuplicateSection, nowMs: number): EditorState {
  const { sections } = state.page;
  const index = sections.findIndex((section) => section.id === id);
  const source = sections[index];
  if (!source || sections.length >= MAX_SECTIONS) return state;
  const copyId = createFreeId(getStoredType(source), nowMs, sections);
  const copy = { ...withFreshItemIds(source, nowMs), id: copyId };
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(index + 1, 0, copy)) },
    openSectionId: copy.id,
  };
}

export interface FillPage {
  type: 'fill-page';
  /** It comes from a template, and its sections have ids of their own. */
  filled: Pick<EditorPage, 'description' | 'sections'> & Required<Pick<Page, 'theme'>>;
}

/** Fills an empty page with a template's sections. A description or a style that the owner has set already stays. */
export function fillPage(state: EditorState, { filled }: FillPage): EditorState {
  const { page } = state;
  if (page.sections.length > 0) return state;
  return {
    ...state,
    page: {
      ...page,
      description: page.description.trim() === '' ? filled.description : page.description,
      sections: filled.sections,
      theme: isSameTheme(page.theme) ? keepChosenTheme(filled.theme) : page.theme,
    },
  };
}

export interface MoveSection {
  type: 'move-section';
  from: number;
  to: number;
}

/** Moves a section to another position and numbers all sections from 0. Positions outside the page change nothing. */
export function moveSection(state: EditorState, { from, to }: MoveSection): EditorState {
  const { sections } = state.page;
  const moved = sections[from];
  if (!moved || !sections[to] || from === to) return state;
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections.toSpliced(from, 1).toSpliced(to, 0, moved)) },
  };
}

export interface RemoveSections {
  type: 'remove-sections';
  ids: readonly string[];
}

/** Removes one section, or several as one step of the history. */
export function removeSections(state: EditorState, { ids }: RemoveSections): EditorState {
  const sections = state.page.sections.filter(({ id }) => !ids.includes(id));
  if (sections.length === state.page.sections.length) return state;
  const left = Object.entries(state.errors.sections).filter(([id]) => !ids.includes(id));
  const { openSectionId } = state;
  return {
    ...state,
    page: { ...state.page, sections: renumber(sections) },
    openSectionId: openSectionId !== null && ids.includes(openSectionId) ? null : openSectionId,
    errors: { ...state.errors, sections: Object.fromEntries(left) },
  };
}

export interface SetSectionTitle {
  type: 'set-section-title';
  id: string;
  title: string;
}

export function setSectionTitle(state: EditorState, { id, title }: SetSectionTitle): EditorState {
  return changeSection(state, id, (section) => ({ ...section, title }));
}

export interface LayOutSection {
  type: 'lay-out-section';
  id: string;
  /**
   * It has only the changed choices. The layout is one of the section's type; an undefined choice is left to the page.
   */
  change: { layout?: string | undefined; ground?: GroundName | undefined };
}

export function layOutSection(state: EditorState, { id, change }: LayOutSection): EditorState {
  return changeSection(state, id, (section) => withChoices(section, { ...section, ...change }));
}

export interface SetMenuEntry {
  type: 'set-menu-entry';
  id: string;
  /** It has only the changed parts; an empty label gives the entry the page's own name again. */
  change: { label?: string; isHidden?: boolean };
}

export function setMenuEntry(state: EditorState, { id, change }: SetMenuEntry): EditorState {
  return changeSection(state, id, (section) => withMenu(section, change));
}

export interface OrderMenu {
  type: 'order-menu';
  /** They are all entries in their order; an empty list gives the menu the order of the page again. */
  ids: readonly string[];
}

export function orderMenu(state: EditorState, { ids }: OrderMenu): EditorState {
  const sections = state.page.sections.map((section) => {
    const index = ids.indexOf(section.id);
    const next = index < 0 ? undefined : index;
    return section.menu?.place === next ? section : withMenu(section, { place: next });
  });
  const isSameOrder = sections.every((section, index) => section === state.page.sections[index]);
  return isSameOrder ? state : { ...state, page: { ...state.page, sections } };
}

interface MenuChange {
  label?: string;
  isHidden?: boolean;
  place?: number;
}

function withMenu(section: Section, change: MenuChange): Section {
  const { label = '', isHidden = false, place }: MenuChange = { ...section.menu, ...change };
  const menu = {
    ...(label.trim() !== '' && { label }),
    ...(isHidden && { isHidden }),
    ...(place !== undefined && { place }),
  };
  const hasChoice = Object.keys(menu).length > 0;
  return withChoices(section, { ...section, menu: hasChoice ? menu : undefined });
}

/** Gives a section these choices of its owner. A choice that is undefined loses its key, as in the stored section. */
function withChoices<Chosen extends Pick<Section, 'layout' | 'ground' | 'menu'>>(
  section: Chosen,
  { layout, ground, menu }: Pick<Section, 'layout' | 'ground' | 'menu'>,
): Chosen {
  const chosen = { ...section, layout, ground, menu };
  if (!layout) delete chosen.layout;
  if (!ground) delete chosen.ground;
  if (!menu) delete chosen.menu;
  return chosen;
}

export interface ToggleSection {
  type: 'toggle-section';
  id: string;
}

/** Opens a section's editor or closes it; opening one closes the other. */
export function toggleSection(state: EditorState, { id }: ToggleSection): EditorState {
  return { ...state, openSectionId: state.openSectionId === id ? null : id };
}

export interface UpdateContent {
  type: 'update-content';
  id: string;
  /** The section gets this content; no other part of it changes. */
  next: TypedContent;
}

export function updateContent(state: EditorState, { id, next }: UpdateContent): EditorState {
  return changeSection(state, id, (section) =>
    withChoices<Section>({ ...next, id, title: section.title, order: section.order }, section),
  );
}

/** Changes one section; all others stay the same objects. */
export function changeSection(
  state: EditorState,
  id: string,
  change: (section: Section) => Section,
): EditorState {
  const { sections } = state.page;
  const index = sections.findIndex((section) => section.id === id);
  const before = sections[index];
  if (!before) return state;
  const after = change(before);
  return {
    ...state,
    page: { ...state.page, sections: sections.with(index, after) },
    errors: withSectionChange(state.errors, id, before, after),
  };
}

export type SectionAction =
  | AddSection
  | DuplicateSection
  | FillPage
  | LayOutSection
  | MoveSection
  | OrderMenu
  | RemoveSections
  | SetMenuEntry
  | SetSectionTitle
  | ToggleSection
  | UpdateContent;

export const sectionActions: ActionTable<SectionAction> = {
  'add-section': { history: 'record', apply: addSection },
  'duplicate-section': { history: 'record', apply: duplicateSection },
  'fill-page': { history: 'record', apply: fillPage },
  'lay-out-section': { history: 'record', apply: layOutSection },
  'move-section': { history: 'record', apply: moveSection },
  'order-menu': { history: 'record', apply: orderMenu },
  'remove-sections': { history: 'record', apply: removeSections },
  'set-menu-entry': {
    history: { merge: ({ id, change }) => (change.isHidden === undefined ? id : null) },
    apply: setMenuEntry,
  },
  'set-section-title': { history: { merge: ({ id }) => id }, apply: setSectionTitle },
  'toggle-section': { history: 'skip', apply: toggleSection },
  'update-content': { history: { merge: findTypedContent }, apply: updateContent },
};

function findTypedContent({ id, next }: UpdateContent, before: EditorState): string | null {
  const section = findSection(before, id);
  if (!section || section.type === 'unknown') return null;
  const field = findTypedField(section.content, next.content);
  return field && `${id} ${field}`;
}
