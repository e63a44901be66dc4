import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Section } from '@/sections/page/page';
import { useEditorSession } from '../session/editor-session';
import { useOpenSection } from '../session/section-commands';
import type { SampleDialog } from './sample-dialog';

type Save = (isPublished?: boolean) => Promise<boolean>;

/** Scripts of their own: who has nothing to publish does without. Null if they do not come. */
async function fetchQuestion() {
  try {
    const question = await import('./sample-dialog');
    return { ...question, samples: await question.loadSamples() };
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** A save that asks before it opens a page with sample content to visitors, and that question while it stands. */
export function useSampleQuestion(save: Save, onEdit: () => void): [save: Save, question: ReactNode] {
  const { store } = useEditorSession();
  const openSection = useOpenSection(onEdit);
  const isLooking = useRef(false);
  const [asked, setAsked] = useState<{ samples: Section[]; Dialog: typeof SampleDialog } | null>(null);

  const saveOrAsk = useCallback<Save>(
    async (wanted) => {
      const { isPublished, slug } = store.getState();
      if (!wanted || isPublished || slug === '') return save(wanted);
      if (isLooking.current) return false;
      isLooking.current = true;
      const question = await fetchQuestion();
      isLooking.current = false;
      const samples = question?.findSamples(store.getState().page.sections, question.samples) ?? [];
      if (!question || samples.length === 0) return save(wanted);
      setAsked({ samples, Dialog: question.SampleDialog });
      return false;
    },
    [store, save],
  );

  const close = () => setAsked(null);
  const question = asked && (
    <asked.Dialog
      sections={asked.samples}
      onClose={close}
      onEdit={(id) => {
        close();
        openSection(id);
      }}
      onPublish={() => {
        close();
        void save(true);
      }}
    />
  );
  return [saveOrAsk, question];
}
