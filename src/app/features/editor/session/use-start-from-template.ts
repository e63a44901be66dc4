import { use, useCallback } from 'react';
import type { OfferedTemplate } from '@/templates/fitted-templates';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { SayContext } from './say-context';
import { showRow } from './show-row';

/** Fills the empty page from a template; the focus goes on with the first section. */
export function useStartFromTemplate(): (offered: OfferedTemplate) => void {
  const { store } = useEditorSession();
  const t = useText();
  const say = use(SayContext);
  return useCallback(
    ({ name, template }) => {
      store.dispatch({ type: 'fill-page', template });
      say(t('templates.filled', { name: t(`templates.names.${name}`) }));
      showRow(store.getState().page.sections[0]?.id ?? null, { focus: true });
    },
    [store, t, say],
  );
}
