import { type AddSection, addSection } from './actions/add-section';
import { type DuplicateSection, duplicateSection } from './actions/duplicate-section';
import { type FillPage, fillPage } from './actions/fill-page';
import { type KeepAsNew, keepAsNew } from './actions/keep-as-new';
import { type Load, load } from './actions/load';
import { type LoseSave, loseSave } from './actions/lose-save';
import { type MoveSection, moveSection } from './actions/move-section';
import { type PutPicture, putPicture } from './actions/put-picture';
import { type Rebase, rebase } from './actions/rebase';
import { type Redo, redo } from './actions/redo';
import { type Refuse, refuse } from './actions/refuse';
import { type RemoveSection, removeSection } from './actions/remove-section';
import { type Restore, restore } from './actions/restore';
import { type Saved, saved } from './actions/saved';
import { type SetDescription, setDescription } from './actions/set-description';
import { type SetLogo, setLogo } from './actions/set-logo';
import { type SetPublished, setPublished } from './actions/set-published';
import { type SetSectionTitle, setSectionTitle } from './actions/set-section-title';
import { type SetSlug, setSlug } from './actions/set-slug';
import { type SetTheme, setTheme } from './actions/set-theme';
import { type SetTitle, setTitle } from './actions/set-title';
import { type ToggleSection, toggleSection } from './actions/toggle-section';
import { type Undo, undo } from './actions/undo';
import { type UpdateContent, updateContent } from './actions/update-content';
import { remember, stepOf } from './edit-history';
import type { EditorState } from './editor-state';
import { findSection } from './find-section';
import { findTypedPlace } from './find-typed-place';

/** Changes of the page, and of the name while there is no website: these can be undone. */
type Edit =
  | SetTitle
  | SetDescription
  | SetLogo
  | SetTheme
  | AddSection
  | DuplicateSection
  | FillPage
  | MoveSection
  | RemoveSection
  | UpdateContent
  | SetSectionTitle
  | Restore;

export type EditorAction =
  | Edit
  | Load
  | KeepAsNew
  | ToggleSection
  | Saved
  | LoseSave
  | Refuse
  | Rebase
  | SetPublished
  | SetSlug
  | PutPicture
  | Undo
  | Redo;

/** The editor's state after an action. Pure: the time comes from outside. */
export function reduceEditor(state: EditorState, action: EditorAction, nowMs: number): EditorState {
  switch (action.type) {
    case 'load':
      return load(state, action);
    case 'keep-as-new':
      return keepAsNew(state);
    case 'toggle-section':
      return toggleSection(state, action);
    case 'saved':
      return saved(state, action);
    case 'lose-save':
      return loseSave(state, action);
    case 'refuse':
      return refuse(state, action);
    case 'rebase':
      return rebase(state, action);
    case 'set-published':
      return setPublished(state, action);
    case 'set-slug':
      return setSlug(state, action);
    case 'put-picture':
      return putPicture(state, action, nowMs);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    default: {
      const next = applyEdit(state, action, nowMs);
      if (next.page === state.page && next.title === state.title) return next;
      return { ...next, history: remember(state.history, stepOf(state), placeOf(action, state), nowMs) };
    }
  }
}

function applyEdit(state: EditorState, edit: Edit, nowMs: number): EditorState {
  switch (edit.type) {
    case 'set-title':
      return setTitle(state, edit);
    case 'set-description':
      return setDescription(state, edit);
    case 'set-logo':
      return setLogo(state, edit);
    case 'set-theme':
      return setTheme(state, edit);
    case 'add-section':
      return addSection(state, edit, nowMs);
    case 'duplicate-section':
      return duplicateSection(state, edit, nowMs);
    case 'fill-page':
      return fillPage(state, edit, nowMs);
    case 'move-section':
      return moveSection(state, edit);
    case 'remove-section':
      return removeSection(state, edit);
    case 'update-content':
      return updateContent(state, edit);
    case 'set-section-title':
      return setSectionTitle(state, edit);
    case 'restore':
      return restore(state, edit);
  }
}

/** Edits of a text that the page has once. */
const TYPED = new Set<Edit['type']>(['set-title', 'set-description', 'set-logo']);

/** Typing in one place is undone as one; every other edit stands alone. */
function placeOf(edit: Edit, before: EditorState): string {
  if (edit.type === 'update-content') {
    const typed = findTypedPlace(findSection(before, edit.id)?.content, edit.content);
    return typed === null ? '' : `${edit.type} ${edit.id} ${typed}`;
  }
  if (edit.type === 'set-section-title') return `${edit.type} ${edit.id}`;
  if (edit.type === 'set-theme') return `${edit.type} ${Object.keys(edit.change)}`;
  return TYPED.has(edit.type) ? edit.type : '';
}
