import '@/app/entities/small-site.css';
import { useState } from 'react';
import { useSiteWords } from '@/app/entities/site-words';
import { SmallSite } from '@/app/entities/small-site';
import { fillContact } from '@/sections/page/business-of-page';
import { adoptSiteStyles } from '@/site/site-styles';
import type { OfferedTemplate } from '@/templates/fit-template';
import { createTemplatePage } from '@/templates/trades/template';
import type { Proposal } from '../create/create-website-dialog';
import type { Answers } from './answers';
import { toBusiness } from './list-facts';
import { useText } from './use-text';

adoptSiteStyles();

/** For most pages these are more than the frame shows. */
const SECTIONS = 3;
const SIZES = '(max-width: 760px) 90vw, 400px';

interface FilledPageProps {
  offered: OfferedTemplate;
  answers: Answers;
  fill: Proposal['fill'];
}

/** Draws the top of a template's page as a phone would show it, with the answers in it. */
export function FilledPage({ offered: { name, template }, answers, fill }: FilledPageProps) {
  const t = useText();
  const words = useSiteWords(answers.language);
  const title = answers.title.trim() || t(`templates.names.${name}`);
  const [nowMs] = useState(() => Date.now());
  const filled = fill(template);
  const site = {
    ...{ title, slug: answers.slug, language: answers.language, logoUrl: null },
    description: filled.description,
    page: fillContact(createTemplatePage(filled, nowMs), toBusiness(answers, title)),
  };
  return (
    <SmallSite
      site={site}
      device="mobile"
      words={words}
      sizes={SIZES}
      priority="lazy"
      shows={{ mode: 'public', sections: SECTIONS }}
    />
  );
}
