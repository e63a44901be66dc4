import './template-choice.css';
import { templates } from '@messages';
import { use, useCallback } from 'react';
import {
  LeftOutLine,
  TemplateFace,
  TemplateGroups,
  TemplatesFailure,
  useFittedTemplates,
} from '@/app/entities/templates';
import { createUseText } from '@/app/lib/texts';
import type { OfferedTemplate } from '@/templates/fit-template';
import { createTemplatePage } from '@/templates/trades/template';
import { useEditor, useEditorSession } from '../session/editor-session';
import { AnnounceContext } from '../session/section-commands';
import { showRow } from '../session/show-row';

const useText = createUseText({ templates });

/** Offers whole pages to start from on an empty page; one press fills the page from a template. */
export function TemplateChoice() {
  const t = useText();
  const language = useEditor((state) => state.page.language);
  const { offered, isReady, hasFailed, tier } = useFittedTemplates(language);
  const startFrom = useStartFromTemplate();
  if (offered.length === 0 && !hasFailed) return null;
  return (
    <section className="template-choice" aria-labelledby="template-choice-title">
      <div>
        <h3 className="strong" id="template-choice-title">
          {t('templates.startTitle')}
        </h3>
        <p className="sm soft">{t('templates.startText')}</p>
      </div>
      {hasFailed && <TemplatesFailure />}
      <TemplateGroups
        offered={offered}
        renderChoice={(one) => (
          <button
            key={one.name}
            type="button"
            className="template-card"
            disabled={!isReady}
            onClick={() => startFrom(one)}
          >
            <TemplateFace name={one.name} language={language} />
            <span>{t(`templates.names.${one.name}`)}</span>
          </button>
        )}
      />
      <LeftOutLine leftOut={offered.map(({ leftOut }) => leftOut)} tier={tier} />
    </section>
  );
}

/** Fills the empty page from a template and moves the focus to the first section. */
export function useStartFromTemplate(): (offered: OfferedTemplate) => void {
  const { store } = useEditorSession();
  const t = useText();
  const announce = use(AnnounceContext);
  return useCallback(
    ({ name, template }) => {
      const { description } = template;
      store.dispatch({
        type: 'fill-page',
        filled: { description, ...createTemplatePage(template, Date.now()) },
      });
      announce(t('templates.filled', { name: t(`templates.names.${name}`) }));
      showRow(store.getState().page.sections[0]?.id ?? null, { focus: true });
    },
    [store, t, announce],
  );
}
