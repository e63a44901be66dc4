import { toAddressLine } from '@/core/business';
import { toEmailLink, toMapLink, toPhoneLink } from '@/core/link';
import type { Season } from '@/core/season';
import { countCharacters, measureName } from '@/core/text';
import { findWideName } from '@/core/wide-name';
import { getBusinessOfPage } from '@/sections/page/business-of-page';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { useFieldMarks } from '@/sections/visitor-kit/field-marks';
import { SiteLink } from '@/sections/visitor-kit/site-link';
import { getWideNameClass, WideNameWords } from '@/sections/visitor-kit/wide-name';
import type { PageLayout } from './page-layout';
import type { NavItem } from './page-menu';
import { SeasonSwitch } from './season-switch';
import type { Site } from './site';
import { BusinessLines, LegalLinks } from './site-footer';
import { NavList, SiteLogo } from './site-header';
import { listLayouts } from './style/choose-layouts';
import type { HeaderLayout, Look } from './style/look';

interface LookFrameProps {
  site: Site;
  look: Look;
  layout: PageLayout;
  words: SiteWords;
  /** It is true in a document of its own; a preview's links lead nowhere, and its ids would be there twice. */
  isPublic: boolean;
}

/** The phone's menu opens by this fragment, so that it needs no script and a chosen link closes it. */
const MENU = 'menu';

interface LookHeaderProps extends LookFrameProps {
  /** The page's switch begins with this season; missing without a switch. */
  season?: Season;
}

/** Renders the header of a page with a look: its name, its links, and on phones the way to the menu. */
export function LookHeader({ site, look, layout, words, season, isPublic }: LookHeaderProps) {
  const { nav, action, opensWithHero } = layout;
  const Name = isPublic ? 'h1' : 'p';
  const hasNav = nav.length > 0 || action !== null;
  const header = getHeaderLayout(look, site.title, nav);
  const { phone, phoneHref } = getContactDetails(site);
  const hasDock = listDockLinks(site, layout, words).length > 0;
  const tagline = isNamedByHero(layout, site.title) ? shortenTagline(site.description) : '';
  const mark = useFieldMarks();
  const markTitle = mark('line', 'title');
  const markDescription = mark('lines', 'description');
  return (
    <header>
      <div
        className="l-top"
        data-layout={header}
        data-ground={look.grounds.opening}
        data-crowded={isCrowded(tagline || site.title, header, layout, words) ? '' : undefined}
      >
        <div className="l-in">
          {nav.length > 0 && (
            <nav className="l-nav" aria-label={words.nav}>
              <NavList items={nav} action={null} words={words} />
            </nav>
          )}
          <div className="l-brand">
            <SiteLogo logoUrl={site.logoUrl} title={site.title} theme={site.page.theme} words={words} />
            {opensWithHero && (
              <Name data-length={measureName(site.title)} {...(tagline ? markDescription : markTitle)}>
                {tagline ? <span className="s-hide">{site.title}: </span> : site.title}
                {tagline}
              </Name>
            )}
          </div>
          {header === 'call' && phoneHref && (
            <SiteLink className={hasDock ? 'l-tel is-docked' : 'l-tel'} href={phoneHref}>
              {phone}
            </SiteLink>
          )}
          {action && (
            <SiteLink className="s-btn l-go" href={`#${action.id}`}>
              {action.title || words[action.label]}
            </SiteLink>
          )}
          {hasNav && (
            <SiteLink className="l-burger" href={`#${MENU}`}>
              {words.menu}
            </SiteLink>
          )}
        </div>
      </div>
      {hasNav && isPublic && <PhoneMenu layout={layout} site={site} words={words} />}
      {!opensWithHero && (
        <div className="l-name" data-ground={look.grounds.opening}>
          <Name data-length={measureName(site.title)} {...markTitle}>
            {site.title}
          </Name>
          {site.description.trim() !== '' && (
            <p className="s-lead" {...markDescription}>
              {site.description.trim()}
            </p>
          )}
          {season && <SeasonSwitch season={season} words={words} />}
        </div>
      )}
    </header>
  );
}

const TAGLINE_MAX_LENGTH = 28;

/** Returns true for a page whose cover says the name as wide as the page. */
function isNamedByHero({ opensWithHero, sections: [first] }: PageLayout, name: string): boolean {
  if (!opensWithHero || !first || first.section.type === 'unknown') return false;
  const layout = listLayouts(first.section.type).find((each) => each.name === first.layout);
  return layout?.hasWideTitle === true && first.title === name.trim();
}

/** Returns a tagline that can stand in place of the name; empty for a longer one. */
function shortenTagline(description: string): string {
  const tagline = description.trim();
  return tagline.includes('\n') || countCharacters(tagline) > TAGLINE_MAX_LENGTH ? '' : tagline;
}

const CENTRE_NAME_MAX_LENGTH = 22;
const CENTRE_LINKS_MAX_LENGTH = 44;

const RAIL_NAME_MAX_LENGTH = 40;

/** A name in the middle has room beside it for few short links, and a rail for a name of a few lines. */
function getHeaderLayout({ header }: Look, name: string, nav: readonly NavItem[]): HeaderLayout {
  const linksLength = nav.reduce((sum, { title }) => sum + title.length, 0);
  const fits: Partial<Record<HeaderLayout, boolean>> = {
    centre: name.length <= CENTRE_NAME_MAX_LENGTH && linksLength <= CENTRE_LINKS_MAX_LENGTH,
    rail: name.length <= RAIL_NAME_MAX_LENGTH,
  };
  return fits[header] === false ? 'bar' : header;
}

/** A line of the narrowest page with links in its header has room for this many letters of a link. */
const LINE_LENGTH = 116;
const CENTRE_SIDE_LENGTH = 26;
const NAME_LETTER = 1.6;
const LINK_GAP = 3;
const BUTTON_AND_GAPS = 20;
const PHONE_LENGTH = 22;

/** Returns true for a header whose links do not fit into one line on a small screen: its menu has them there. */
function isCrowded(
  name: string,
  header: HeaderLayout,
  { nav, action }: PageLayout,
  words: SiteWords,
): boolean {
  const links = nav.reduce((sum, { title }) => sum + countCharacters(title), 0);
  if (header === 'centre') return links > CENTRE_SIDE_LENGTH;
  const button = action ? countCharacters(action.title || words[action.label]) + BUTTON_AND_GAPS : 0;
  const phone = header === 'call' ? PHONE_LENGTH : 0;
  const length = NAME_LETTER * countCharacters(name) + links + LINK_GAP * nav.length + button + phone;
  return length > LINE_LENGTH;
}

function PhoneMenu({ layout, site, words }: Pick<LookFrameProps, 'layout' | 'site' | 'words'>) {
  const { phone, phoneHref, address } = getContactDetails(site);
  return (
    <div className="l-menu" id={MENU} data-ground="dark">
      <SiteLink className="l-burger" href="#top">
        {words.close}
      </SiteLink>
      <nav aria-label={words.menu}>
        <NavList items={layout.nav} action={layout.action} words={words} />
      </nav>
      {(address || phoneHref) && (
        <p>
          {address && <span>{address}</span>}
          {phoneHref && <SiteLink href={phoneHref}>{phone}</SiteLink>}
        </p>
      )}
    </div>
  );
}

interface DockLink {
  href: string;
  text: string;
}

/** Lists the links that a thumb reaches on a phone: to call, to get there, to book. One link alone makes no dock. */
function listDockLinks(site: Site, { action }: PageLayout, words: SiteWords): DockLink[] {
  const { phoneHref, mapHref } = getContactDetails(site);
  const links = [
    phoneHref ? [{ href: phoneHref, text: words.call }] : [],
    mapHref ? [{ href: mapHref, text: words.route }] : [],
    action ? [{ href: `#${action.id}`, text: words[action.label] }] : [],
  ].flat();
  return links.length > 1 ? links : [];
}

const PILL_TEXT_MAX_LENGTH = 12;

/** The dock stands at the lower edge of a phone. */
export function LookDock({ site, look, layout, words, isPublic }: LookFrameProps) {
  const links = listDockLinks(site, layout, words);
  if (!isPublic || links.length === 0) return null;
  const isPill = look.dock === 'pill' && links.every(({ text }) => text.length <= PILL_TEXT_MAX_LENGTH);
  return (
    <nav
      className="l-dock"
      data-layout={isPill ? 'pill' : undefined}
      data-ground={look.grounds.opening === 'dark' || isPill ? 'dark' : 'plain'}
      aria-label={words.quickActions}
    >
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <SiteLink href={href} rel="noopener">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LookFooterProps extends Omit<LookFrameProps, 'isPublic'> {
  year?: number;
}

/** Renders the footer of a page with a look: the name again, its links, and the seller behind it. */
export function LookFooter({ site, look, layout, words, year }: LookFooterProps) {
  const { title } = site;
  const { phone, phoneHref, email, emailHref, address, mapHref } = getContactDetails(site);
  return (
    <footer className="l-foot" data-layout={look.footer} data-ground={look.grounds.footer}>
      <div className="l-in">
        <FootName title={title} isBig={look.footer === 'big'} />
        {layout.nav.length > 0 && (
          <nav aria-label={words.footerNav}>
            <NavList items={layout.nav} action={layout.action} words={words} />
          </nav>
        )}
        {(address || phoneHref || emailHref) && (
          <p className="l-reach">
            {address && (
              <SiteLink href={mapHref ?? undefined} rel="noopener">
                {address}
              </SiteLink>
            )}
            {phoneHref && <SiteLink href={phoneHref}>{phone}</SiteLink>}
            {emailHref && <SiteLink href={emailHref}>{email}</SiteLink>}
          </p>
        )}
        {site.business && <BusinessLines business={{ ...site.business, ...NO_REACH }} words={words.footer} />}
        <p className="l-legal">
          <span>{['©', year, title].filter(Boolean).join(' ')}</span>
          <span>
            <LegalLinks links={site.legal} words={words} />
            <SiteLink href="#top">{words.backToTop}</SiteLink>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** A look that sets a name in small letters has less room for one with capitals side by side. */
const CAPITALS = /\p{Lu}{2}/u;

/** Renders the name once more, as wide as the page where it can be. */
function FootName({ title, isBig }: { title: string; isBig: boolean }) {
  const wide = isBig ? findWideName(title) : null;
  if (!wide) {
    return (
      <p className="l-foot-name" data-length={measureName(title)}>
        {title}
      </p>
    );
  }
  return (
    <p className={`l-foot-name ${getWideNameClass(wide)}${CAPITALS.test(title) ? ' is-capitals' : ''}`}>
      <WideNameWords {...wide} />
    </p>
  );
}

/** Address, phone and email have lines of their own above. */
const NO_REACH = { address: '', phone: '', email: '' };

interface Reach {
  phone: string;
  phoneHref: string | null;
  email: string;
  emailHref: string | null;
  /** It is written in one line. */
  address: string;
  mapHref: string | null;
}

/** The business is reached as its own details say, else as its first contact section does. */
function getContactDetails({ page, business }: Site): Reach {
  const ofPage = getBusinessOfPage(page);
  const phone = business?.phone || ofPage.phone;
  const email = business?.email || ofPage.email;
  const address = toAddressLine(business?.address || ofPage.address);
  return {
    phone: phone.replaceAll(' ', '\u00a0'),
    phoneHref: toPhoneLink(phone),
    email,
    emailHref: toEmailLink(email),
    address,
    mapHref: toMapLink(address),
  };
}
