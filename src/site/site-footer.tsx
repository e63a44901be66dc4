import { PRODUCT_NAME } from '@/core/brand';
import { type Business, toAddressLine } from '@/core/business';
import type { LegalLink } from '@/core/legal';
import { measureName } from '@/core/text';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { fillWords } from '@/sections/visitor-kit/fill-words';
import { SiteLink } from '@/sections/visitor-kit/site-link';
import type { PageLayout } from './page-layout';
import type { Site } from './site';
import { NavList } from './site-header';

interface SiteFooterProps {
  site: Site;
  layout: PageLayout;
  words: SiteWords;
  year?: number;
}

/** Renders the footer of a page without a look. */
export function SiteFooter({ site, layout, words, year }: SiteFooterProps) {
  const { title } = site;
  const description = site.description.trim();
  const hasNav = layout.nav.length > 0 || layout.action !== null;
  return (
    <footer className="s-footer">
      <p className="s-footer-name" data-length={measureName(title)}>
        {title}
      </p>
      {layout.opensWithHero && description !== '' && <p className="s-text">{description}</p>}
      {hasNav && (
        <nav aria-label={words.footerNav}>
          <NavList items={layout.nav} action={layout.action} words={words} />
        </nav>
      )}
      {site.business && <BusinessLines business={site.business} words={words.footer} />}
      <p className="s-small">
        <span>{['©', year, title].filter(Boolean).join(' ')}</span>
        <LegalLinks links={site.legal} words={words} />
        <SiteLink href="#top">{words.backToTop}</SiteLink>
      </p>
    </footer>
  );
}

interface LegalLinksProps {
  links: readonly LegalLink[] | undefined;
  words: SiteWords;
}

/**
 * Links to the pages that the law asks for. The product's notice stays beside the owner's, since both keep what visitors
 * send, and takes its place while there is none.
 */
export function LegalLinks({ links = [], words }: LegalLinksProps) {
  const { privacy, legal } = words;
  const hasOwn = links.some(({ kind }) => kind === 'privacy');
  const ofHost = hasOwn ? fillWords(legal.ofHost, { product: PRODUCT_NAME }) : privacy;
  return (
    <>
      {links.map(({ kind, href }) => (
        <SiteLink key={kind} href={href} rel="noopener">
          {legal[kind]}
        </SiteLink>
      ))}
      <SiteLink href="/privacy#visitors">{ofHost}</SiteLink>
    </>
  );
}

interface BusinessLinesProps {
  business: Business;
  words: SiteWords['footer'];
}

/** Says how the business is reached, and who is the seller by law. */
export function BusinessLines({ business, words }: BusinessLinesProps) {
  const { address, phone, email, sellerName, companyNumber, taxNumber, vatNumber, register } = business;
  const numbers = [
    [words.companyNumber, companyNumber],
    [words.taxNumber, taxNumber],
    [words.vatNumber, vatNumber],
  ].map(([label, number]) => (number ? `${label} ${number}` : ''));
  const lines = [
    [toAddressLine(address), phone.replaceAll(' ', '\u00a0'), email],
    [sellerName, ...numbers, register],
  ].map((parts) => parts.filter((part) => part !== '').join(' · '));
  return lines.map((text) => text !== '' && <p key={text}>{text}</p>);
}
