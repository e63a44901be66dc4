import { locale } from '@messages';
import type { Locale } from '@/core/locale/locale';
import type { Share } from '@/core/share';
import type { Theme } from '@/core/theme';
import type { Section } from '@/sections/page/definitions';

/** The part that the owner edits again and again: drafts, undo and saves carry it. */
export interface EditorPage {
  readonly description: string;
  /** Empty when there is no logo. */
  readonly logoUrl: string;
  /** Visitors read the page's own words in it. */
  readonly language: Locale;
  readonly sections: readonly Section[];
  /** Empty while nothing is chosen; defaults are not named. */
  readonly theme: Theme;
  /** Empty while nothing is chosen; empty parts are not named. */
  readonly share: Share;
}

/** Texts of refused fields by path, for example `content.services.2.title`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface EditorErrors {
  /** They belong to the title, slug, description and logoUrl. */
  readonly settings: FieldErrors;
  /** The keys are the ids of the sections. */
  readonly sections: Readonly<Record<string, FieldErrors>>;
}

/** A state that undo returns to; the title only counts while the website is not created. */
export interface EditStep {
  readonly title: string;
  readonly page: EditorPage;
}

export interface EditHistory {
  /** Both end beside what is there now. */
  readonly past: readonly EditStep[];
  readonly future: readonly EditStep[];
  /** The latest edit: further ones of the same field, soon after, are undone together with it. */
  readonly latest: { readonly field: string | null; readonly atMs: number } | null;
}

/** A save that was sent and not answered: the server may have it all the same. */
export interface LostSave {
  readonly title: string;
  readonly slug: string;
  readonly page: EditorPage;
  readonly isPublished: boolean;
}

export interface EditorState {
  /** Null until the website has been created. */
  readonly websiteId: number | null;
  /** The save that this work grew from; 0 until the website has been created. */
  readonly version: number;
  readonly isPublished: boolean;
  readonly title: string;
  readonly slug: string;
  readonly page: EditorPage;
  readonly saved: { readonly title: string; readonly page: EditorPage };
  /** These saves were sent as the work on this version. */
  readonly lostSaves: readonly LostSave[];
  readonly openSectionId: string | null;
  readonly errors: EditorErrors;
  readonly history: EditHistory;
}

export const noErrors: EditorErrors = { settings: {}, sections: {} };
export const noHistory: EditHistory = { past: [], future: [], latest: null };
export const emptyEditorPage: EditorPage = {
  description: '',
  logoUrl: '',
  language: locale,
  sections: [],
  theme: {},
  share: {},
};

export const newWebsiteState: EditorState = {
  websiteId: null,
  version: 0,
  isPublished: false,
  title: '',
  slug: '',
  page: emptyEditorPage,
  saved: { title: '', page: emptyEditorPage },
  lostSaves: [],
  openSectionId: null,
  errors: noErrors,
  history: noHistory,
};

/**
 * An action enters the history of undo so: `record` as a step of its own, `merge` as one step with what was typed in
 * the same field shortly before, `skip` not at all.
 */
type HistoryPolicy<Action> =
  | 'record'
  | 'skip'
  /** Names the field that is typed in; null if the action is no typing and therefore a step of its own. */
  | { merge: (action: Action, before: EditorState) => string | null };

export interface ActionDefinition<Action> {
  history: HistoryPolicy<Action>;
  /** Pure: the time comes from outside. An action that changes nothing returns the same state. */
  apply: (state: EditorState, action: Action, nowMs: number) => EditorState;
}

export type ActionByType<Action extends { type: string }> = { [Each in Action as Each['type']]: Each };

/** Each action of a union has its definition under its type. */
export type ActionTable<Action extends { type: string }> = {
  [Type in keyof ActionByType<Action>]: ActionDefinition<ActionByType<Action>[Type]>;
};
