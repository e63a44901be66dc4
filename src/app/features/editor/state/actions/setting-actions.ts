import type { Locale } from '@/core/locale/locale';
import { keepFilledShare, type Share } from '@/core/share';
import { toSlug } from '@/core/slug';
import { isSameTheme, keepChosenTheme, type Theme } from '@/core/theme';
import type { ActionTable, EditorState } from '../editor-state';
import { withoutSettingError } from '../field-errors';

export interface SetTitle {
  type: 'set-title';
  title: string;
}

/** Names a website that is being created, and makes its address from the name. A created website keeps its title. */
export function setTitle(state: EditorState, { title }: SetTitle): EditorState {
  if (state.websiteId !== null) return state;
  const errors = withoutSettingError(withoutSettingError(state.errors, 'title'), 'slug');
  return { ...state, title, slug: toSlug(title), errors };
}

export interface SetSlug {
  type: 'set-slug';
  slug: string;
}

/**
 * Gives a website that is being created another address than the one from its name, because another website has that
 * one.
 */
export function setSlug(state: EditorState, { slug }: SetSlug): EditorState {
  if (state.websiteId !== null) return state;
  return { ...state, slug, errors: withoutSettingError(state.errors, 'slug') };
}

export interface SetDescription {
  type: 'set-description';
  description: string;
}

export function setDescription(state: EditorState, { description }: SetDescription): EditorState {
  if (description === state.page.description) return state;
  return {
    ...state,
    page: { ...state.page, description },
    errors: withoutSettingError(state.errors, 'description'),
  };
}

export interface SetLogo {
  type: 'set-logo';
  logoUrl: string;
}

export function setLogo(state: EditorState, { logoUrl }: SetLogo): EditorState {
  if (logoUrl === state.page.logoUrl) return state;
  return {
    ...state,
    page: { ...state.page, logoUrl },
    errors: withoutSettingError(state.errors, 'logoUrl'),
  };
}

export interface SetLanguage {
  type: 'set-language';
  language: Locale;
}

export function setLanguage(state: EditorState, { language }: SetLanguage): EditorState {
  if (language === state.page.language) return state;
  return { ...state, page: { ...state.page, language } };
}

export interface SetTheme {
  type: 'set-theme';
  /** It has only the changed parts. */
  change: Theme;
}

export function setTheme(state: EditorState, { change }: SetTheme): EditorState {
  const theme = keepChosenTheme({ ...state.page.theme, ...change });
  if (isSameTheme(theme, state.page.theme)) return state;
  return { ...state, page: { ...state.page, theme } };
}

export interface SetShare {
  type: 'set-share';
  /** It is the changed part; an empty text is taken from the page again. */
  change: Share;
}

export function setShare(state: EditorState, { change }: SetShare): EditorState {
  const { share } = state.page;
  const parts = Object.entries(change).filter(([part, text]) => text !== (share[part as keyof Share] ?? ''));
  if (parts.length === 0) return state;
  const errors = parts.reduce(
    (left, [part]) => withoutSettingError(left, `pageData.share.${part}`),
    state.errors,
  );
  return { ...state, page: { ...state.page, share: keepFilledShare({ ...share, ...change }) }, errors };
}

export type SettingAction = SetTitle | SetSlug | SetDescription | SetLogo | SetLanguage | SetTheme | SetShare;

export const settingActions: ActionTable<SettingAction> = {
  'set-title': { history: { merge: () => '' }, apply: setTitle },
  'set-slug': { history: 'skip', apply: setSlug },
  'set-description': { history: { merge: () => '' }, apply: setDescription },
  'set-logo': { history: { merge: () => '' }, apply: setLogo },
  'set-language': { history: { merge: () => '' }, apply: setLanguage },
  'set-share': { history: { merge: ({ change }) => `${Object.keys(change)}` }, apply: setShare },
  'set-theme': { history: { merge: ({ change }) => `${Object.keys(change)}` }, apply: setTheme },
};
