import { isLongTagline, nameLength } from '@/core/text';
import { fullTheme } from '@/core/theme';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import type { PageLayout } from './page-layout';
import type { Site } from './site';
import { SiteLogo } from './site-logo';
import { NavList } from './site-nav';

interface SiteHeaderProps {
  site: Site;
  layout: PageLayout;
  words: SiteWords;
  /** Whether it heads a document of its own; a preview stands in one that has its heading. */
  isPublic: boolean;
}

export function SiteHeader({ site, layout, words, isPublic }: SiteHeaderProps) {
  const { title } = site;
  const description = site.description.trim();
  const Name = isPublic ? 'h1' : 'p';
  const hasNav = layout.nav.length > 0 || layout.action !== null;
  return (
    <header className="s-header">
      <SiteLogo
        logoUrl={site.logoUrl}
        title={title}
        palette={fullTheme(site.page.theme).palette}
        words={words}
      />
      <Name className="s-name" data-length={nameLength(title)}>
        {title}
      </Name>
      {description !== '' && (
        <p className="s-tagline" data-length={isLongTagline(description) ? 'l' : undefined}>
          {description}
        </p>
      )}
      {hasNav && (
        <nav className="s-nav" aria-label={words.nav}>
          <NavList items={layout.nav} action={layout.action} words={words} actionClass="s-btn" />
        </nav>
      )}
    </header>
  );
}
