import { nameLength } from '@/core/text';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { SiteLink } from '@/sections/visitor-kit/site-link';
import type { PageLayout } from './page-layout';
import type { Site } from './site';
import { NavList } from './site-nav';

interface SiteFooterProps {
  site: Site;
  layout: PageLayout;
  words: SiteWords;
  year?: number;
}

export function SiteFooter({ site, layout, words, year }: SiteFooterProps) {
  const { title } = site;
  const description = site.description.trim();
  const hasNav = layout.nav.length > 0 || layout.action !== null;
  return (
    <footer className="s-footer">
      <p className="s-footer-name" data-length={nameLength(title)}>
        {title}
      </p>
      {layout.opensWithHero && description !== '' && <p className="s-text">{description}</p>}
      {hasNav && (
        <nav aria-label={words.footerNav}>
          <NavList items={layout.nav} action={layout.action} words={words} />
        </nav>
      )}
      <p className="s-small">
        <span>{['©', year, title].filter(Boolean).join(' ')}</span>
        <SiteLink href="/privacy#visitors">{words.privacy}</SiteLink>
        <SiteLink href="#top">{words.backToTop}</SiteLink>
      </p>
    </footer>
  );
}
