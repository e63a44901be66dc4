import '@/app/entities/small-site.css';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { useSiteWords } from '@/app/entities/site-words';
import { SmallSite } from '@/app/entities/small-site';
import { useSamples } from '@/app/entities/use-samples';
import type { Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
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
  const { description, pageData } = getShown(website);
  const count = useMemo(() => {
    const { all, own } = countFacts({ description, sections: parsePage(pageData).sections }, {}, known);
    return all - own;
  }, [description, pageData, known]);
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
