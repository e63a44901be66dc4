import { locale } from '@messages';
import type { Locale } from '@/core/locale/locale';
import type { Share } from '@/core/share';
import type { Theme } from '@/core/theme';
import type { Section } from '@/sections/page/definitions';

/** The owner edits this part again and again: drafts, undo and saves carry it. */
export interface EditorPage {
  readonly description: string;
  /** It is empty when there is no logo. */
  readonly logoUrl: string;
  /** Visitors read the page's own words in this language. */
  readonly language: Locale;
  readonly sections: readonly Section[];
  /** It is empty while nothing is chosen; defaults are left out. */
  readonly theme: Theme;
  /** It is empty while nothing is chosen; empty parts are left out. */
  readonly share: Share;
}

/** The texts of refused fields stand under their paths, for example `content.services.2.title`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface EditorErrors {
  /** They belong to the title, slug, description and logoUrl. */
  readonly settings: FieldErrors;
  /** The keys are the ids of the sections. */
  readonly sections: Readonly<Record<string, FieldErrors>>;
}

/** Undo returns to such a state; the title counts only while the website is not created. */
export interface EditStep {
  readonly title: string;
  readonly page: EditorPage;
}

export interface EditHistory {
  /** In both lists the last step is the one next to the present state. */
  readonly past: readonly EditStep[];
  readonly future: readonly EditStep[];
  /** Further edits of the same field, soon after the latest one, are undone together with it. */
  readonly latest: { readonly field: string | null; readonly atMs: number } | null;
}

/** A save was sent and not answered, so the server may have it all the same. */
export interface LostSave {
  readonly title: string;
  readonly slug: string;
  readonly page: EditorPage;
  readonly isPublished: boolean;
}

export interface EditorState {
  /** It is null until the website has been created. */
  readonly websiteId: number | null;
  /** This work grew from the save of this version; it is 0 until the website has been created. */
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
 * The policy says how an action enters the history of undo: `record` as a step of its own, `merge` as one step with
 * what was typed in the same field shortly before, `skip` not at all.
 */
type HistoryPolicy<Action> =
  | 'record'
  | 'skip'
  /** Names the field in which the owner types; null if the action is no typing and therefore a step of its own. */
  | { merge: (action: Action, before: EditorState) => string | null };

export interface ActionDefinition<Action> {
  history: HistoryPolicy<Action>;
  /** Must be pure: the time is passed in. An action that changes nothing returns the same state. */
  apply: (state: EditorState, action: Action, nowMs: number) => EditorState;
}

export type ActionByType<Action extends { type: string }> = { [Each in Action as Each['type']]: Each };

/** Each action of a union has its definition under its type. */
export type ActionTable<Action extends { type: string }> = {
  [Type in keyof ActionByType<Action>]: ActionDefinition<ActionByType<Action>[Type]>;
};
