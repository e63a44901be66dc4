import '@/app/entities/small-site.css';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { useTier } from '@/app/entities/account';
import { toCheckedPage, type WebsiteAnswers } from '@/app/entities/checked-page';
import { useSiteWords } from '@/app/entities/site-words';
import { SmallSite } from '@/app/entities/small-site';
import { useSamples } from '@/app/entities/use-samples';
import { useCall } from '@/app/lib/call';
import { getBusiness } from '@/contracts/endpoints/business';
import { getHours } from '@/contracts/endpoints/hours';
import { getPeople } from '@/contracts/endpoints/people';
import type { Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { type Section, usesBusiness, usesHours, usesPeople } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { countFacts } from '@/sections/readiness/list-gaps';
import type { SampleFacts } from '@/sections/readiness/sample-facts';
import { toSite } from '@/site/site';
import { adoptBrandStyles, adoptSiteStyles } from '@/site/site-styles';
import { useText } from '../use-text';

adoptSiteStyles();

/** For most pages these are more than the frame shows; the rest of a long page is not drawn. */
const SECTIONS = 4;
const SIZES = '(max-width: 760px) 90vw, 420px';

/** Shows the top of a page in small: a published website as visitors read it, a draft with the unsaved work. */
export function PageFace({ website }: { website: Website }) {
  const t = useText();
  const { title, slug } = website;
  const { description, logoUrl, pageData, language = website.language } = getShown(website);
  const site = useMemo(
    () => toSite({ title, slug, language, description, logoUrl, pageData }),
    [title, slug, language, description, logoUrl, pageData],
  );
  const words = useSiteWords(language);
  const brand = site.page.theme?.brand;
  useLayoutEffect(() => {
    if (brand) adoptBrandStyles(brand);
  }, [brand]);
  if (site.page.sections.length === 0)
    return <span className="sm mute place-self-center">{t('dashboard.nothingYet')}</span>;
  return (
    <SmallSite
      site={site}
      device="desktop"
      words={words}
      sizes={SIZES}
      priority="lazy"
      shows={{ mode: 'public', sections: SECTIONS }}
    />
  );
}

/**
 * Returns the title and page that a card shows: those that visitors read of a published website, the unsaved work of a
 * draft.
 */
function getShown(website: Website) {
  return (!website.isPublished && website.draft) || website;
}

/** Says how many texts of a draft are still samples, and leads to the editor, which names them. */
export function SampleCount({ website }: { website: Website }) {
  const { parts } = useSamples();
  return parts && <KnownSampleCount website={website} known={parts.known} />;
}

function KnownSampleCount({ website, known }: { website: Website; known: SampleFacts }) {
  const t = useText();
  const tier = useTier();
  const { description, pageData } = getShown(website);
  const sections = useMemo(() => parsePage(pageData).sections, [pageData]);
  const answers = useAnswers(website.id, sections);
  const count = useMemo(() => {
    if (!answers) return 0;
    const { page, circumstances } = toCheckedPage({ description, sections }, answers, tier);
    const { all, own } = countFacts(page, circumstances, known);
    return all - own;
  }, [description, sections, answers, tier, known]);
  if (count === 0) return null;
  return (
    <li>
      <Link to={paths.editor(website.id)}>
        <ListChecks aria-hidden="true" />
        <span>{t('dashboard.samples', { count })}</span>
        <ChevronRight className="icon--sm" aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Asks for the records that these sections show. Returns null until they are known: the editor would count others. */
function useAnswers(id: number, sections: readonly Section[]): WebsiteAnswers | null {
  const input = { params: { id } };
  const [asksHours, asksBusiness, asksPeople] = [usesHours, usesBusiness, usesPeople].map((uses) =>
    sections.some(uses),
  );
  const hours = useCall(getHours, input, { enabled: asksHours }).data;
  const business = useCall(getBusiness, input, { enabled: asksBusiness }).data;
  const people = useCall(getPeople, input, { enabled: asksPeople }).data;
  const isKnown = [
    [asksHours, hours],
    [asksBusiness, business],
    [asksPeople, people],
  ].every(([isAsked, answer]) => !isAsked || answer !== undefined);
  return useMemo(() => (isKnown ? { hours, business, people } : null), [isKnown, hours, business, people]);
}
