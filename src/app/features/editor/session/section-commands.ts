import { sectionTypes as ownTexts } from '@messages';
import { createContext, use, useCallback, useMemo } from 'react';
import { createTranslate, sectionTextLoaders } from '@/app/entities/section-texts';
import { createTextsHook } from '@/app/lib/use-texts-in';
import { MAX_SECTIONS } from '@/contracts/page-data';
import { definitions, findDefinition, type Section, type SectionType } from '@/sections/page/definitions';
import { ignoreSecondPress, type Press } from '@/ui/ignore-second-press';
import { keepFocus } from '@/ui/keep-focus';
import { useToast } from '@/ui/toast';
import { listSectionIds } from '../state/section-list';
import { useText } from '../use-text';
import { useEditor, useEditorSession } from './editor-session';
import { usePlanDispatch } from './plan';
import { useRemovalToast } from './removal-toast';
import { findRow, showRow } from './show-row';

/** Has screen readers read a sentence. */
export const AnnounceContext = createContext<(text: string) => void>(() => {});

const useSectionTexts = createTextsHook(ownTexts, sectionTextLoaders);

/**
 * Returns a function that adds a section of a type with its default content in the website's language, at an index or
 * where its type usually stands; it returns false if the page or the plan does not allow it.
 */
export function useAddSection(): (type: SectionType, index?: number) => boolean {
  const { store } = useEditorSession();
  const t = useText();
  const { texts } = useSectionTexts(useEditor((state) => state.page.language));
  const dispatch = usePlanDispatch();
  const hasRoom = useHasRoom();
  const announce = use(AnnounceContext);
  return useCallback(
    (type, index) => {
      if (!hasRoom()) return false;
      const { sections } = store.getState().page;
      const isAdded = dispatch({
        type: 'add-section',
        added: definitions[type].create(createTranslate(texts)),
        index: index ?? getUsualIndex(type, sections),
      });
      if (!isAdded) return false;
      const isOnTop = sections.length > 0 && store.getState().page.sections[0] !== sections[0];
      announce(
        t(isOnTop ? 'list.addedOnTop' : 'list.added', {
          title: t(`sectionTypes.${type}.label`),
        }),
      );
      showRow(store.getState().openSectionId, { focus: true });
      return true;
    },
    [store, t, texts, hasRoom, announce, dispatch],
  );
}

/** Returns the index of a section that is added by a press: the first cover opens the page, all others come at the end. */
export function getUsualIndex(type: string, sections: readonly Section[]): number {
  const isCover = (one = '') => findDefinition(one)?.isCover === true;
  return isCover(type) && !isCover(sections[0]?.type) ? 0 : sections.length;
}

/** Returns a function that says whether the page has room for one more section, and tells the owner if not. */
export function useHasRoom(): () => boolean {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  return useCallback(() => {
    const hasRoom = store.getState().page.sections.length < MAX_SECTIONS;
    if (!hasRoom) toast({ title: t('validation.tooManySections', { max: MAX_SECTIONS }), tone: 'bad' });
    return hasRoom;
  }, [store, t, toast]);
}

/** Opens a section's editor and scrolls to it; `onEdit` brings the fields into view where the preview covers them. */
export function useOpenSection(onEdit: () => void): (id: string) => void {
  const { store } = useEditorSession();
  return useCallback(
    (id) => {
      if (store.getState().openSectionId !== id) store.dispatch({ type: 'toggle-section', id });
      onEdit();
      showRow(id, { focus: true });
    },
    [store, onEdit],
  );
}

/** The announcement calls the section by this name. */
interface NamedSection {
  id: string;
  name: string;
}

export interface SectionActionCalls {
  move: (section: NamedSection, step: 1 | -1) => void;
  duplicate: (section: NamedSection) => void;
  remove: (section: NamedSection, press: Press) => void;
}

/** Runs the buttons of the rows and announces the result; all rows get the same object. */
export function useSectionActions(): SectionActionCalls {
  const { store } = useEditorSession();
  const t = useText();
  const announce = use(AnnounceContext);
  const dispatch = usePlanDispatch();
  const hasRoom = useHasRoom();
  const showRemoval = useRemovalToast();
  return useMemo(
    () => ({
      move({ id, name }, step) {
        const ids = listSectionIds(store.getState());
        const from = ids.indexOf(id);
        store.dispatch({ type: 'move-section', from, to: from + step });
        announce(t('list.over', { title: name, position: from + step + 1, count: ids.length }));
      },
      duplicate({ id, name }) {
        if (!hasRoom()) return;
        if (!dispatch({ type: 'duplicate-section', id })) return;
        announce(t('list.duplicated', { title: name }));
        // The pressed row closes, and on a phone its buttons disappear with its fields.
        showRow(store.getState().openSectionId, { focus: true });
      },
      remove({ id, name }, press) {
        ignoreSecondPress(press);
        keepFocus(findRow(id));
        store.dispatch({ type: 'remove-sections', ids: [id] });
        showRemoval({
          title: t('editor.sectionRemoved'),
          name,
          onUndone: () => showRow(id, { focus: true }),
        });
      },
    }),
    [store, t, announce, dispatch, hasRoom, showRemoval],
  );
}
