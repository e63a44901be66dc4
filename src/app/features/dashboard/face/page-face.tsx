import '@/app/entities/small-site.css';
import { useLayoutEffect, useMemo } from 'react';
import { useSiteWords } from '@/app/entities/site-words';
import { SmallSite } from '@/app/entities/small-site';
import type { Website } from '@/contracts/websites';
import { toSite } from '@/site/site';
import { adoptBrandStyles, adoptSiteStyles } from '@/site/site-styles';
import { useText } from '../use-text';
import { getShown } from './sample-count';

export { SampleCount } from './sample-count';

adoptSiteStyles();

/** More than the frame shows of most pages: the rest of a long one is not drawn. */
const SECTIONS = 4;
const SIZES = '(max-width: 760px) 90vw, 420px';

/** Shows the top of a page in small: of a published website as visitors read it, of a draft with the unsaved work. */
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
