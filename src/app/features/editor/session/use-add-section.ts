import { use, useCallback } from 'react';
import { useText } from '@/app/lib/texts';
import { MAX_SECTIONS } from '@/contracts/page-data';
import { findDefinition, type SectionType } from '@/sections/registry';
import { useToast } from '@/ui/toast';
import { SayContext } from './say-context';
import { useEditorSession } from './use-editor';

/** Adds a section of a type with its default content, at the end or at a place. */
export function useAddSection(): (type: SectionType, index?: number) => void {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const say = use(SayContext);
  return useCallback(
    (type, index) => {
      if (store.getState().page.sections.length >= MAX_SECTIONS) {
        toast({ title: t('validation.tooManySections', { max: MAX_SECTIONS }), tone: 'bad' });
        return;
      }
      const defaults = findDefinition(type)?.defaults((key) => String(t.raw(key)));
      if (!defaults) return;
      const { title, content } = defaults;
      store.dispatch({
        type: 'add-section',
        sectionType: type,
        title,
        content: content as Record<string, unknown>,
        index,
      });
      say(t('sections.list.added', { title: t(`sections.${type}.label`) }));
      showRow(store.getState().openSectionId);
    },
    [store, t, toast, say],
  );
}

function showRow(id: string | null) {
  // The row is there before the next frame.
  requestAnimationFrame(() => {
    document.querySelector(`[data-section-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  });
}
