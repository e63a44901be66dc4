import type { StoredSection } from '@/contracts/page-data';
import type { Business } from '@/core/business';
import type { Locale } from '@/core/locale/locale';
import type { LookName } from '@/core/theme';
import { LONG_WORD } from '@/sections/definition/section-fixtures';
import { parsePage } from '@/sections/page/page';
import type { Site } from '@/site/site';

/** Holds the facts of a website on which header, menu, footer and dock depend. */
export interface FrameFixture {
  title: string;
  description: string;
  logoUrl: string | null;
  language: Locale;
  /** The menu leads to sections with these titles. */
  titles: readonly string[];
  /** It is missing on a page where a visitor can only read. */
  actionTitle?: string;
  /** It is the title of a hero that opens the page; a page without a hero has none. */
  heroTitle?: string;
  business?: Business;
  legal?: Site['legal'];
}

const seller: Business = {
  name: 'Beim Goldenen Löwen',
  phone: '+49 171 3920047',
  email: 'gasthof@example.com',
  address: 'Vorbildgasse 4, 50667 Köln',
  sellerName: 'Löwenwirt Beispiel GmbH',
  companyNumber: 'HRB 000000',
  taxNumber: '000/0000/0000',
  vatNumber: 'DE000000000',
  register: 'Amtsgericht Köln',
};

const legal: Site['legal'] = [
  { kind: 'imprint', href: '/loewe/imprint' },
  { kind: 'privacy', href: '/loewe/privacy' },
  { kind: 'terms', href: 'https://example.com/terms' },
];

export const typicalFrame: FrameFixture = {
  title: 'Beim Goldenen Löwen',
  description: 'Gasthof am Fluss',
  logoUrl: '/uploads/frameframeframe00-600x200.png',
  language: 'de',
  titles: ['Speisekarte', 'Zimmer', 'So finden Sie uns'],
  actionTitle: 'Tisch reservieren',
  heroTitle: 'Heute frisch vom Markt',
  business: seller,
  legal,
};

const TEN = [
  'Hochzeitsfrisurenprobetermine',
  'Wärmedämmverbundsysteme',
  'Zwetschgenknödelgeschenke',
  'Fußbodenheizungsverteiler',
  'Öffnungszeiten',
  'Stellenausschreibungen',
  'Anfahrtsbeschreibung',
  'Geschäftsbedingungen',
  'Kundenstimmen',
  'Ansprechpartnerinnen',
];

const extreme: FrameFixture = {
  title: `${LONG_WORD} & Söhne`,
  description: `Wärmedämmverbundsystem und ${LONG_WORD}\nseit 1887`,
  logoUrl: null,
  language: 'de',
  titles: TEN.map((title) => `${title} ${LONG_WORD}`),
  actionTitle: LONG_WORD,
  heroTitle: LONG_WORD,
  business: {
    ...seller,
    phone: '+49 221 4710 000 000 000',
    email: `${LONG_WORD.toLowerCase().slice(0, 60).replaceAll('ä', 'a')}@example.com`,
    address: `${LONG_WORD} 184\nHinterhaus, Aufgang C\n50667 Köln`,
    sellerName: `${LONG_WORD} Beispiel GmbH & Co. KG`,
    register: `Amtsgericht ${LONG_WORD}`,
  },
  legal,
};

/** Shows frames as careful owners write them, the shortest, and the worst that is accepted. */
export const frameFixtures: Readonly<Record<string, FrameFixture>> = {
  typical: typicalFrame,
  'typical, without a hero': { ...typicalFrame, heroTitle: undefined },
  empty: { title: 'Lö', description: '', logoUrl: null, language: 'de', titles: [] },
  'one letter, without a hero': {
    title: 'Ö',
    description: 'Ü',
    logoUrl: null,
    language: 'de',
    titles: ['Über'],
  },
  'named by its hero': { ...typicalFrame, title: 'Löwen', heroTitle: 'Löwen', logoUrl: null },
  'in capitals, with a tall logo': {
    ...typicalFrame,
    title: 'WARMWASSER',
    logoUrl: '/uploads/frameframeframe00-300x900.png',
  },
  'ten entries, without a telephone': {
    ...typicalFrame,
    title: 'Fußbodenheizungsverteilerschrank Müller-Lüdenscheidt',
    logoUrl: null,
    titles: TEN,
    actionTitle: 'Hochzeitsfrisurenprobetermin',
    business: { ...seller, phone: '' },
  },
  extreme,
  'extreme, without a hero': { ...extreme, heroTitle: undefined },
};

const services = [{ id: 'one', name: 'Beratung', duration: 60, price: 0, description: '' }];

/** Returns a website with this frame; a look of null stands for a page without a look. */
export function toFramedSite(fixture: FrameFixture, look: LookName | null): Site {
  const { title, description, logoUrl, language, titles, actionTitle, heroTitle, business } = fixture;
  const sections: Omit<StoredSection, 'id' | 'order'>[] = [
    ...(heroTitle === undefined ? [] : [{ type: 'hero', title: '', content: { title: heroTitle } }]),
    ...titles.map((each) => ({ type: 'description', title: each, content: { text: 'Ein Satz.' } })),
    ...(actionTitle === undefined
      ? []
      : [{ type: 'booking', title: '', content: { title: actionTitle, services } }]),
  ];
  const page = parsePage({
    sections: sections.map((section, order) => ({ ...section, id: `${section.type}-${order}`, order })),
    ...(look && { theme: { look } }),
  });
  return {
    ...{ title, description, logoUrl, language, page, slug: 'frame', wallTime: '2026-11-23 09:00' },
    ...(business && { business }),
    ...(fixture.legal && { legal: fixture.legal }),
  };
}
