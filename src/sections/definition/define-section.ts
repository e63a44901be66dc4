import type { LucideIcon } from 'lucide-react';
import type * as z from 'zod/mini';
import type { MenuChoice, StoredSection } from '@/contracts/page-data';
import type { MessageKey, Messages } from '@/core/messages';
import type { WeekHours } from '@/core/opening-hours';
import type { CountedLimit, PlanFeature } from '@/core/plans';
import type { GroundName } from '@/core/theme';
import type { ContentSchemas } from './content-schemas';

export type Translate = (key: Extract<MessageKey, `sectionTypes.${string}`>) => string;

/** A section after parsing: its type says what its content is. */
export interface ParsedSection {
  id: string;
  /** 'unknown' for a type that this version does not know, and for content that its type cannot read. */
  type: string;
  title: string;
  /** Position on the page, from 0. */
  order: number;
  /** The owner has chosen these; the page decides where they are missing. */
  layout?: string;
  ground?: GroundName;
  menu?: MenuChoice;
}

/** The moment in which a page is drawn. */
export interface PageMoment {
  /** `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows it. */
  wallTime?: string;
  /** True once the website's opening hours are set. */
  hasHours?: boolean;
}

/** One way to lay out sections of a type. */
export interface SectionLayout<Content> {
  /** Also what `view.tsx` and the style sheet call it. */
  name: string;
  /** Returns false for content that cannot stand in it: another layout is taken then. */
  fits?(content: Content, title: string): boolean;
  /** Returns true if it is proposed for the content, where the look has none of its own that fits. */
  suits?(content: Content, title: string): boolean;
  /** Returns true if every other layout would spoil the content: it is proposed before those of the look. */
  isNeeded?(content: Content, title: string): boolean;
  /** Returns true if the content has what no other layout shows: it is proposed before all others, also on a page without a look. */
  isFilledIn?(content: Content): boolean;
  /** Returns false while it would have nothing to show: another layout is taken then, also where the owner has chosen it. */
  fitsNow?(content: Content, now: PageMoment): boolean;
  /** Names the layout that takes turns with this one: of two sections that would both be laid out by this one, the second gets it. */
  turn?: string;
  /** True if it is proposed only once on a page, for the first section that it suits. */
  isOnce?: boolean;
  /** True if the title is set as wide as the page. */
  hasWideTitle?: boolean;
  /** A section in this layout wishes this ground, in place of its type's. */
  ground?: GroundName;
}

export interface SectionOf<Type extends string, Content> extends ParsedSection {
  type: Type;
  content: Content;
}

export const countedItemsLimits = [
  'galleryImages',
  'socialLinks',
  'employees',
] as const satisfies CountedLimit[];
export type CountedItemsLimit = (typeof countedItemsLimits)[number];

/** A plan counts these items of a section. */
export interface CountedItems<Content> {
  limit: CountedItemsLimit;
  /** One key an item: the same key before and after a change means that nothing was added. */
  keys(content: Content, sectionId: string): string[];
  /** Returns the content with its first `count` items only. */
  keepFirst(content: Content, count: number): Content;
}

export interface ShareImage {
  url: string;
  alt: string;
}

/** Something that a page offers: the price as its owner writes it, or cents a night. */
export interface OfferFacts {
  name: string;
  description: string;
  price?: string;
  nightCents?: number;
  imageUrls?: readonly string[];
}

export interface PersonFacts {
  name: string;
  role: string;
  description: string;
  imageUrl: string;
}

export interface QuestionFacts {
  question: string;
  answer: string;
}

/** The menu of a restaurant; the price as its owner writes it. */
interface MenuFacts {
  sections: readonly { name: string; items: readonly OfferFacts[] }[];
}

/** A section says this about the business, for search engines. */
export interface BusinessFacts {
  /** Lets rooms, serves people, or only sells. */
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

/** Something in a section that a section elsewhere on the page leads to, such as a room that can be booked. */
export interface LinkedThing {
  id: string;
  name: string;
}

/** The facts that only the server asks for. */
interface ServerFacts<Content> {
  /** Images that can stand beside a shared link to the page. */
  shareImages?(content: Content): ShareImage[];
  /** `layout` is the name of the one that it is drawn in. */
  businessFacts?(content: Content, layout: string): BusinessFacts;
  questions?(content: Content): readonly QuestionFacts[];
  /**
   * Returns the next moment from which the section shows something else by itself, both `YYYY-MM-DD HH:MM` on the
   * website's wall clock; null for never.
   */
  nextChange?(content: Content, wallTime: string): string | null;
  records?(content: Content): SectionRecords;
}

/** All that is true of a section type, but for how it is drawn (`view.tsx`, `island.tsx`) and edited (`editor.tsx`). */
export interface SectionFacts<Type extends string, Content> {
  type: Type;
  icon: LucideIcon;
  /**
   * The plan must have this feature, or allow one or more by this limit, before owners can add sections of this type and
   * visitors can book, order or send something in them.
   */
  feature: PlanFeature | CountedItemsLimit;
  content: ContentSchemas<Content>;
  /** Returns the title and content of a new section. */
  defaults(t: Translate): { title: string; content: NoInfer<Content> };
  /** The title above the section, empty when it has none. */
  shownTitle(title: string, content: Content): string;
  /** Lead from the section to the text that is shown as its title; its own title where they are missing. */
  titleSteps?: readonly string[];
  /** One line by which the owner knows the section in a list, empty when nothing is written yet. */
  summary(title: string, content: Content): string;
  /** A name leads to the section in the page's menu; a statement does not; a heading names what follows it. */
  titleRole: 'name' | 'statement' | 'heading';
  /** The first is how the type is drawn where no look is chosen, and fits all content. */
  layouts?: readonly [SectionLayout<Content>, ...SectionLayout<Content>[]];
  /** The ground that it would like to stand on in a look; `plain` where it is left out. */
  ground?: GroundName;
  /** In the menu of a page with a look: a way to the business always, what nobody comes for never. */
  inMenu?: 'always' | 'never';
  /** Such a section opens the page, and shares its cover with the header. */
  isCover?: boolean;
  /** Returns true if its owner has given the cover a picture: a look draws none of its own there. */
  hasOwnPicture?(content: Content): boolean;
  /**
   * Visitors get no empty section; a preview shows the hint in its place. `hasHours` is true once the website's opening
   * hours are set.
   */
  isEmpty(content: Content, hasHours: boolean): boolean;
  emptyHint?: Extract<keyof Messages['site'], `no${string}`>;
  /** Returns true if it shows the website's opening hours, or keeps to them or to the website's clock. */
  usesHours?(content: Content): boolean;
  /** True if the website's list of people is shown or booked in it. */
  usesPeople?: boolean;
  /** True if the business of the website fills in what it leaves empty. */
  usesBusiness?: boolean;
  /**
   * Returns true if visitors read the website's opening hours in it, in this layout: a section that only keeps to them need not
   * repeat them.
   */
  statesHours?(content: Content, layout: string): boolean;
  /**
   * Returns true once nothing of it is left to show on the website's wall clock, `YYYY-MM-DD HH:MM`: visitors get it no more.
   * `hasHours` is true once the website's opening hours are set.
   */
  isOver?(content: Content, wallTime: string, hasHours: boolean): boolean;
  /** The last section of the type carries a note for all of them where one needs it. */
  needsNote?(content: Content): boolean;
  /** Sections elsewhere can lead to these things in it. */
  listLinked?(content: Content): readonly LinkedThing[];
  /** The page's header leads to the section with the lowest rank, by its title or else by this label. */
  visitorAction?: {
    rank: number;
    label: Extract<keyof Messages['site'], `action${string}`>;
    isTitled: boolean;
  };
  /** Counts the things that the owner has put into it: a plan that lacks its feature takes no more of them. */
  countItems?(content: Content): number;
  counted?: CountedItems<Content>;
  /** True if its pictures are sent as those of products, also the ones that are chosen on the page. */
  hasProductPictures?: boolean;
  /** Turns content that an older version stored into today's shape. */
  upgrade?(content: StoredSection['content']): StoredSection['content'];
  /** Returns the part of the content that the preview of a phone shows. */
  mobilePreview?(content: Content): Content;
  /** Undefined in a browser: only the server asks for it, and the build leaves it out there. */
  onServer?: ServerFacts<Content>;
}

export interface SectionDefinition<Type extends string, Content> extends SectionFacts<Type, Content> {
  /** A new section, before it has its id and its position. */
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
  const upgraded = (stored: StoredSection) => upgrade?.(stored.content) ?? stored.content;
  return {
    ...facts,
    create: (t) => ({ type, ...facts.defaults(t) }),
    parse(stored) {
      const { success, data } = content.draft.safeParse(upgraded(stored));
      return success ? { ...stored, type, content: data } : null;
    },
    check(stored) {
      const checked = content.saved.safeParse(upgraded(stored));
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
  if (!definition.counted || !isOfType<Section, Type, Content>(definition, section)) return section;
  return { ...section, content: definition.counted.keepFirst(section.content, count) };
}
