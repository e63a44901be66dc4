import { useState } from 'react';
import { parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { findLogoPlate } from '@/core/logo-plate';
import { parseSign } from '@/core/signs';
import { isLongTagline, measureName } from '@/core/text';
import type { Theme } from '@/core/theme';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { type FieldMark, useFieldMarks } from '@/sections/visitor-kit/field-marks';
import { fillWords } from '@/sections/visitor-kit/fill-words';
import { SiteLink } from '@/sections/visitor-kit/site-link';
import { getCoverColours } from './looks/looks';
import type { PageLayout } from './page-layout';
import type { NavItem, PageAction } from './page-menu';
import type { Site } from './site';

interface SiteHeaderProps {
  site: Site;
  layout: PageLayout;
  words: SiteWords;
  /** It is true in a document of its own; a preview stands in one that has its heading. */
  isPublic: boolean;
}

export function SiteHeader({ site, layout, words, isPublic }: SiteHeaderProps) {
  const { title } = site;
  const description = site.description.trim();
  const Name = isPublic ? 'h1' : 'p';
  const hasNav = layout.nav.length > 0 || layout.action !== null;
  const mark = useFieldMarks();
  return (
    <header className="s-header">
      <SiteLogo logoUrl={site.logoUrl} title={title} theme={site.page.theme} words={words} />
      <Name className="s-name" data-length={measureName(title)} {...mark('line', 'title')}>
        {title}
      </Name>
      {description !== '' && (
        <p
          className="s-tagline"
          data-length={isLongTagline(description) ? 'l' : undefined}
          {...mark('lines', 'description')}
        >
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

interface SiteLogoProps {
  logoUrl: string | null;
  title: string;
  theme: Theme | undefined;
  words: SiteWords;
}

/** Renders the website's logo, the sign in its place, or its first letter in a frame. */
export function SiteLogo({ logoUrl, title, theme, words }: SiteLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const mark = useFieldMarks()('picture', 'logoUrl');
  const src = toSafeImageUrl(logoUrl ?? '');
  if (!src || failedUrl === src) return <LetterMark title={title} mark={mark} />;
  const sign = parseSign(src);
  // The name stands beside it.
  if (sign) return <span className={`s-sign is-${sign}`} aria-hidden="true" {...mark} />;
  const file = parseImageUrl(src);
  return (
    <img
      className="s-logo"
      src={src}
      alt={fillWords(words.logoOf, { title })}
      width={file?.width}
      height={file?.height}
      data-plate={findLogoPlate(file, getCoverColours(theme).cover) ?? undefined}
      onError={() => setFailedUrl(src)}
      {...mark}
    />
  );
}

function LetterMark({ title, mark }: { title: string; mark: FieldMark | undefined }) {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? [...title.trim()][0];
  if (letter === undefined) return null;
  return (
    <span className="s-mark" aria-hidden="true" {...mark}>
      {letter.toUpperCase()}
    </span>
  );
}

interface NavListProps {
  items: NavItem[];
  action: PageAction | null;
  words: SiteWords;
  /** The link of the action has this class, and is a button in the header. */
  actionClass?: string;
}

/** Renders links to the sections of the page, the one action last. */
export function NavList({ items, action, words, actionClass }: NavListProps) {
  return (
    <ul>
      {items.map(({ id, title }) => (
        <li key={id}>
          <SiteLink href={`#${id}`}>{title}</SiteLink>
        </li>
      ))}
      {action && (
        <li className="is-action">
          <SiteLink className={actionClass} href={`#${action.id}`}>
            {action.title || words[action.label]}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
