import { mapWeek, type Weekday } from '@/core/locale/weekdays';
import { getDefaultDayHours, type WeekHours } from '@/core/opening-hours';
import type { Place } from '@/sections/types/contact-info/definition';
import type { FreeWeek, WeekState } from '@/sections/types/hours/definition';
import type { Product } from '@/sections/types/products/definition';
import type { SocialNetwork } from '@/sections/types/social/definition';
import type { TemplateSection } from './template';
import { getTemplatePicture, type PictureName } from './template-picture';

// These functions make the sections of a template from the words of one language.

type SectionOf<Type extends TemplateSection['type']> = Extract<TemplateSection, { type: Type }>;

export interface HeroWords {
  title: string;
  subtitle: string;
  buttonText: string;
}

/** `leadsTo` is the type of the section that the button leads to. */
export function makeHero(
  words: HeroWords,
  leadsTo: TemplateSection['type'],
  picture?: PictureName,
): SectionOf<'hero'> {
  const imageUrl = picture ? getTemplatePicture(picture) : '';
  return { type: 'hero', title: '', content: { ...words, imageUrl, buttonUrl: `#${leadsTo}` } };
}

export interface TextWords {
  title: string;
  text: string;
}

export function makeDescription({ title, text }: TextWords): SectionOf<'description'> {
  return { type: 'description', title, content: { text } };
}

/** Makes a section of one sentence, set as large as a title. */
export function makeStatement(text: string): SectionOf<'description'> {
  return { type: 'description', title: '', content: { text } };
}

/** `alt` says what the picture shows. */
export type PicturedWords = TextWords & { alt: string };

export function makePicturedText(
  { title, text, alt }: PicturedWords,
  picture: PictureName,
): SectionOf<'description'> {
  return { type: 'description', title, content: { text, imageUrl: getTemplatePicture(picture), alt } };
}

export interface BandWords {
  title: string;
  text: string;
  buttonText: string;
}

/** `leadsTo` is the type of the section that the button leads to. */
export function makeBand(
  words: BandWords,
  leadsTo: TemplateSection['type'],
  imageUrl = '',
): SectionOf<'band'> {
  return { type: 'band', title: '', content: { ...words, imageUrl, buttonUrl: `#${leadsTo}` } };
}

/** `caption` is written on a picture; `alt` says what it shows. */
interface ShotWords {
  caption: string;
  alt: string;
}

export interface GalleryWords<Shot extends string> {
  title: string;
  shots: Record<Shot, ShotWords>;
}

/** `pictures` are in the order of the page; after them come drawings, by their addresses. */
export function makeGallery<Shot extends string>(
  { title, shots }: GalleryWords<Shot>,
  pictures: readonly (readonly [Shot, PictureName])[],
  drawings: readonly (readonly [Shot, string])[] = [],
): SectionOf<'gallery'> {
  const images = [
    ...pictures.map(([shot, picture]) => ({ url: getTemplatePicture(picture), ...shots[shot] })),
    ...drawings.map(([shot, url]) => ({ url, ...shots[shot] })),
  ];
  return { type: 'gallery', title, content: { images } };
}

export interface PriceListWords {
  title: string;
  /** The list may have any length. */
  rows: readonly (readonly [name: string, price: string, description?: string])[];
}

export function makePriceList({ title, rows }: PriceListWords): SectionOf<'services'> {
  const services = rows.map(([name, price, description = ''], index) => ({
    id: `service-${index + 1}`,
    title: name,
    description,
    price,
  }));
  return { type: 'services', title, content: { services } };
}

/** The first two lines of the text are shown at once. */
export interface ArticleWords {
  title: string;
  content: string;
}

export function makeArticle(content: ArticleWords): SectionOf<'article'> {
  return { type: 'article', title: '', content };
}

/** Visitors can book a service with these words. */
export interface BookableWords {
  name: string;
  description?: string;
}

/** Each open day has its hours; a day that is missing is closed. */
export type OpenDays = Partial<Record<Weekday, readonly [start: string, end: string]>>;

export function makeWeek(open: OpenDays): WeekHours {
  return mapWeek((day) => {
    const [start, end] = open[day] ?? [];
    return start && end ? { enabled: true, start, end } : { ...getDefaultDayHours(day), enabled: false };
  });
}

export interface GoodsWords {
  name: string;
  description: string;
  price: string;
}

export function makeProduct(
  id: string,
  words: GoodsWords,
  imageUrl: string,
  account: Pick<Product, 'accountNumber' | 'accountHolder' | 'swiftCode'>,
): Product {
  return { id, ...words, images: [imageUrl, '', ''], ...account };
}

export interface ContactInfoWords {
  title: string;
  name?: string;
  email: string;
  phone: string;
  address: string;
  /** Left out if another section of the page says the hours. */
  hours?: string;
  description?: string;
  /** The way leads here, from its lowest point up. */
  way?: readonly (readonly [mark: string, text: string])[];
  /** The business comes to customers here. */
  places?: readonly (readonly [name: string, km: number, direction: Place['direction']])[];
}

export function makeContactInfo({
  title,
  hours = '',
  way,
  places,
  ...words
}: ContactInfoWords): SectionOf<'contact-info'> {
  const showsHours = hours !== '';
  const content = { name: '', website: '', description: '', hours, showsHours, ...words };
  return {
    type: 'contact-info',
    title,
    content: {
      ...content,
      ...(way && { way: way.map(([mark, text], index) => ({ id: `point-${index + 1}`, mark, text })) }),
      ...(places && {
        places: places.map(([name, km, direction], index) => {
          return { id: `place-${index + 1}`, name, km, direction };
        }),
      }),
    },
  };
}

/** Makes a section with the hours of the website, whose content proposes a layout where none is named. */
export function makeHours(title: string, layout?: 'table' | 'bars' | 'line'): SectionOf<'hours'> {
  return { type: 'hours', title, ...(layout && { layout }), content: { note: '' } };
}

export interface WeeksWords {
  title: string;
  /** The note says when the weeks are brought up to date, and which work does not wait. */
  note: string;
}

/**
 * Makes the weeks to come, from the one in which the page is made. Each is a state, or says in words which days are left.
 */
export function makeWeeks(
  { title, note }: WeeksWords,
  weeks: readonly (WeekState | { left: string })[],
): SectionOf<'hours'> {
  const content = {
    note,
    weeks: weeks.map((week): FreeWeek => {
      const monday = '';
      return typeof week === 'string' ? { monday, state: week } : { monday, state: 'some', note: week.left };
    }),
  };
  return { type: 'hours', title, content };
}

export function makeContactForm(title: string): SectionOf<'contact'> {
  return { type: 'contact', title: '', content: { title, fields: ['name', 'email', 'message', 'phone'] } };
}

export interface SocialWords {
  title: string;
  description?: string;
}

export function makeSocial(
  { title, description = '' }: SocialWords,
  networks: readonly SocialNetwork[],
): SectionOf<'social'> {
  const links = Object.fromEntries(networks.map((network) => [network, `https://example.com/${network}`]));
  return { type: 'social', title: '', content: { title, description, links } };
}
