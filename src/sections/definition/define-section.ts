import type { LucideIcon } from 'lucide-react';
import type * as z from 'zod/mini';
import type { MenuChoice, StoredSection } from '@/contracts/page-data';
import type { MessageKey, Messages } from '@/core/messages';
import type { WeekHours } from '@/core/opening-hours';
import type { CountedLimit, PlanFeature } from '@/core/plans';
import type { GroundName } from '@/core/theme';
import type { ContentSchemas } from './content-schemas';

export type Translate = (key: Extract<MessageKey, `sectionTypes.${string}`>) => string;

/** A section is parsed: its type says what its content is. */
export interface ParsedSection {
  id: string;
  /** It is 'unknown' for a type that this version does not know, and for content that its type cannot read. */
  type: string;
  title: string;
  /** The position on the page counts from 0. */
  order: number;
  /** The owner has chosen these; where they are missing, the page decides. */
  layout?: string;
  ground?: GroundName;
  menu?: MenuChoice;
}

/** A page is drawn at a moment, which decides what some layouts can show. */
export interface PageMoment {
  /** It is `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows the time. */
  wallTime?: string;
  /** True once the website's opening hours are set. */
  hasHours?: boolean;
}

/** A layout is one way to arrange sections of a type. */
export interface SectionLayout<Content> {
  /** `view.tsx` and the style sheet call the layout by the same name. */
  name: string;
  /** Returns false for content that the layout cannot show: another one is taken then. */
  fits?(content: Content, title: string): boolean;
  /** Returns true if the layout is proposed for the content, where the look has none of its own that fits. */
  suits?(content: Content, title: string): boolean;
  /** Returns true if every other layout would spoil the content: this one is proposed before those of the look. */
  isNeeded?(content: Content, title: string): boolean;
  /**
   * Returns true if the content has something that no other layout shows: this one is proposed before all others, also on a
   * page without a look.
   */
  isFilledIn?(content: Content): boolean;
  /**
   * Returns false while the layout would have nothing to show: another one is taken then, also where the owner has chosen
   * this one.
   */
  fitsNow?(content: Content, now: PageMoment): boolean;
  /**
   * Names the layout that takes turns with this one: of two sections that would both get this layout, the second gets the
   * other.
   */
  turn?: string;
  /** True if the layout is proposed only once on a page, for the first section that it suits. */
  isOnce?: boolean;
  /** True if the title is set as wide as the page. */
  hasWideTitle?: boolean;
  /** A section in this layout asks for this ground, in place of its type's. */
  ground?: GroundName;
}

export interface SectionOf<Type extends string, Content> extends ParsedSection {
  type: Type;
  content: Content;
}

/** A plan counts these items of a section. */
interface CountedItems<Content> {
  limit: CountedLimit;
  /** Each item has one key: the same key before and after a change means that nothing was added. */
  keys(content: Content, sectionId: string): string[];
  /** Returns the content with its first `count` items only. */
  keepFirst(content: Content, count: number): Content;
}

/** A section may have a button. A template names the section that it leads to by its type: `#booking`. */
interface SectionButton<Content> {
  getUrl(content: Content): string;
  change(content: Content, changes: { buttonText?: string; buttonUrl?: string }): Content;
}

export interface ShareImage {
  url: string;
  alt: string;
}

/** A page offers something for a price, which stands as its owner writes it, or in cents a night. */
export interface OfferFacts {
  name: string;
  description: string;
  price?: string;
  nightCents?: number;
  imageUrls?: readonly string[];
}

interface PersonFacts {
  name: string;
  role: string;
  description: string;
  imageUrl: string;
}

export interface QuestionFacts {
  question: string;
  answer: string;
}

/** A restaurant offers a menu, whose prices stand as its owner writes them. */
interface MenuFacts {
  sections: readonly { name: string; items: readonly OfferFacts[] }[];
}

/** A section tells search engines these facts about the business. */
export interface BusinessFacts {
  /** The business lets rooms, serves people, or only sells. */
  kind?: 'lodging' | 'service' | 'shop';
  phone?: string;
  email?: string;
  address?: string;
  openingHours?: WeekHours;
  /** True if the section shows the website's opening hours, where these are set. */
  showsWebsiteHours?: boolean;
  priceList?: readonly OfferFacts[];
  offers?: readonly OfferFacts[];
  employees?: readonly PersonFacts[];
  menu?: MenuFacts;
  /** They lead to profiles of the business elsewhere on the web. */
  links?: readonly string[];
}

/** When a section is saved, these are copied into tables of their own. */
export interface SectionRecords {
  links?: readonly { platform: string; url: string }[];
  photos?: readonly { url: string; caption: string }[];
  products?: readonly ProductRecord[];
  poll?: { question: string; options: readonly string[] };
}

export interface ProductRecord {
  itemId: string;
  name: string;
  description: string;
  priceCents: number;
  imageUrl: string | null;
  accountNumber: string;
  accountHolder: string;
  swiftCode: string;
}

/** A section elsewhere on the page can lead to such a thing in a section, for example to a room that can be booked. */
export interface LinkedThing {
  id: string;
  name: string;
}

/** Only the server asks for these facts. */
interface ServerFacts<Content> {
  /** Lists images that can stand beside a shared link to the page. */
  shareImages?(content: Content): ShareImage[];
  /** `layout` is the name of the layout that the section is drawn in. */
  businessFacts?(content: Content, layout: string): BusinessFacts;
  questions?(content: Content): readonly QuestionFacts[];
  /**
   * Returns the next moment from which the section shows something else by itself. Both times are `YYYY-MM-DD HH:MM` on the
   * website's wall clock; null means never.
   */
  nextChange?(content: Content, wallTime: string): string | null;
  records?(content: Content): SectionRecords;
}

/**
 * These facts say everything about a section type, but for how it is drawn (`view.tsx`, `island.tsx`) and edited
 * (`editor.tsx`).
 */
export interface SectionFacts<Type extends string, Content> {
  type: Type;
  icon: LucideIcon;
  /**
   * The plan must have this feature, or allow one or more by this limit, before owners can add sections of this type and
   * visitors can book, order or send something in them.
   */
  feature: PlanFeature | CountedLimit;
  content: ContentSchemas<Content>;
  /** Returns the title and content of a new section. */
  defaults(t: Translate): { title: string; content: NoInfer<Content> };
  /** Returns the title above the section, empty when it has none. */
  shownTitle(title: string, content: Content): string;
  /**
   * They lead from the section to the text that is shown as its title; where they are missing, the section's own title is
   * shown.
   */
  titleSteps?: readonly string[];
  /** Returns one line by which the owner knows the section in a list, empty when nothing is written yet. */
  summary(title: string, content: Content): string;
  /** A name leads to the section in the page's menu; a statement does not; a heading names what follows it. */
  titleRole: 'name' | 'statement' | 'heading';
  /** The first layout fits all content: the type is drawn in it where no look is chosen. */
  layouts?: readonly [SectionLayout<Content>, ...SectionLayout<Content>[]];
  /** In a look the section stands on this ground if it can; `plain` where it is left out. */
  ground?: GroundName;
  /**
   * Says that the menu of a page with a look always or never leads to the section: always to a way to reach the business,
   * never to one that nobody comes for.
   */
  inMenu?: 'always' | 'never';
  /** Such a section opens the page, and shares its cover with the header. */
  isCover?: boolean;
  /** Returns true if the owner has given the cover a picture: a look draws none of its own there. */
  hasOwnPicture?(content: Content): boolean;
  /**
   * Visitors get no empty section; a preview shows the hint in its place. `hasHours` is true once the website's opening
   * hours are set.
   */
  isEmpty(content: Content, hasHours: boolean): boolean;
  emptyHint?: Extract<keyof Messages['site'], `no${string}`>;
  /** Returns true if the section shows the website's opening hours, or keeps to them or to the website's clock. */
  usesHours?(content: Content): boolean;
  /** True if the section shows the website's list of people, or lets visitors book them. */
  usesPeople?: boolean;
  /** True if the business of the website fills in what the section leaves empty. */
  usesBusiness?: boolean;
  /**
   * Returns true if visitors read the website's opening hours in the section, in this layout: a section that only keeps to
   * them need not repeat them.
   */
  statesHours?(content: Content, layout: string): boolean;
  /**
   * Returns true once nothing of the section is left to show on the website's wall clock, `YYYY-MM-DD HH:MM`: visitors do
   * not get it any more. `hasHours` is true once the website's opening hours are set.
   */
  isOver?(content: Content, wallTime: string, hasHours: boolean): boolean;
  /** Returns true if the section needs a note. The last section of the type carries it for all of them. */
  needsNote?(content: Content): boolean;
  /** Lists the things in the section that sections elsewhere can lead to. */
  listLinked?(content: Content): readonly LinkedThing[];
  /** The page's header leads to the section with the lowest rank, by its title or else by this label. */
  visitorAction?: {
    rank: number;
    label: Extract<keyof Messages['site'], `action${string}`>;
    isTitled: boolean;
  };
  /** Counts the things that the owner has put into the section: a plan that lacks its feature allows no more of them. */
  countItems?(content: Content): number;
  counted?: CountedItems<Content>;
  button?: SectionButton<Content>;
  /** Returns content whose days or weeks, in their order, are those from a date on, `YYYY-MM-DD`: a template has none yet. */
  startFrom?(content: Content, date: string): Content;
  /** True if its pictures are sent as pictures of products, also those that are chosen on the page. */
  hasProductPictures?: boolean;
  /** Turns content that an older version stored into today's shape. */
  upgrade?(content: StoredSection['content']): StoredSection['content'];
  /** Returns the part of the content that the preview of a phone shows. */
  mobilePreview?(content: Content): Content;
  /** Undefined in a browser, where the build leaves it out: only the server asks for it. */
  onServer?: ServerFacts<Content>;
}

export interface SectionDefinition<Type extends string, Content> extends SectionFacts<Type, Content> {
  /** Makes a new section, before it has its id and its position. */
  create(t: Translate): { type: Type; title: string; content: Content };
  /** Reads a stored section in today's shape, also while its owner is still writing it; null for content of a wrong shape. */
  parse(stored: StoredSection): SectionOf<Type, Content> | null;
  /** Reads a section that is to be saved; its issues are paths within the content. */
  check(stored: StoredSection): { section: SectionOf<Type, Content> } | { issues: z.core.$ZodIssue[] };
}

export function defineSection<const Type extends string, Content>(
  facts: SectionFacts<Type, Content>,
): SectionDefinition<Type, Content> {
  const { type, content, upgrade } = facts;
  const upgradeContent = (stored: StoredSection) => upgrade?.(stored.content) ?? stored.content;
  return {
    ...facts,
    create: (t) => ({ type, ...facts.defaults(t) }),
    parse(stored) {
      const { success, data } = content.draft.safeParse(upgradeContent(stored));
      return success ? { ...stored, type, content: data } : null;
    },
    check(stored) {
      const checked = content.saved.safeParse(upgradeContent(stored));
      if (!checked.success) return { issues: checked.error.issues };
      return { section: { ...stored, type, content: checked.data } };
    },
  };
}

/** Narrows a parsed section to one type: parsing has shown that its content is of that type. */
export function isOfType<Section extends { type: string }, Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  section: Section,
): section is Section & { type: Type; content: Content } {
  return section.type === definition.type;
}

/** Keeps only the first `count` of the items that a plan counts in a section. */
export function keepFirstItems<Section extends { type: string }, Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  section: Section,
  count: number,
): Section {
  return changeContent(definition, section, (content) => definition.counted?.keepFirst(content, count));
}

/** Returns a section whose content is changed by what its definition knows; unchanged where it knows nothing. */
export function changeContent<Section extends { type: string }, Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  section: Section,
  change: (content: Content) => Content | undefined,
): Section {
  if (!isOfType<Section, Type, Content>(definition, section)) return section;
  const content = change(section.content);
  return content === undefined ? section : { ...section, content };
}
