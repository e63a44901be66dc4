import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { MessageKey, Messages } from '@/core/messages';
import type { PlanFeature } from '@/core/plans';

/** Gives a text about sections by its key. */
export type Translate = (key: Extract<MessageKey, `sections.${string}`>) => string;

/** The words that a public page is written in, beside the owner's own. */
export type SiteWords = Messages['site'];

/**
 * How a section stands on the page: a heading opens a chapter, reading sections follow each other with a hairline,
 * wide ones span both columns, a panel is where a visitor does something, a hero carries the cover's colour.
 */
export type SectionForm = 'heading' | 'reading' | 'wide' | 'panel' | 'hero';

/** All that the product must know of a section type, without drawing it. */
export interface SectionDefinition<Type extends string, Content> {
  type: Type;
  form: SectionForm;
  /** Whether the palette shows it. */
  isOffered: boolean;
  /** What a plan must have for sections of this type to be added and, where visitors do something in them, to be used. */
  feature: PlanFeature;
  content: z.ZodMiniType<Content>;
  /** What a new section of this type holds. */
  defaults(t: Translate): { title: string; content: Content };
  /** The title above the section, empty when it has none. */
  shownTitle(title: string, content: Content): string;
  /** One line by which the owner knows the section in a list, empty when nothing is written yet. */
  summary(title: string, content: Content): string;
  /** How many things the owner has put into it: a plan that lacks its feature takes no more of them. */
  countItems?(content: Content): number;
  /** Turns content that an older version stored into today's shape. */
  upgrade?(content: Record<string, unknown>): Record<string, unknown>;
  /** What the phone preview shows of it. */
  mobilePreview?(content: Content): Content;
}

export function defineSection<const Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
): SectionDefinition<Type, Content> {
  return definition;
}

/** Where a view is drawn: for visitors, or in one of the editor's previews. */
export type ViewMode = 'public' | 'desktop' | 'mobile';

export interface SectionViewProps<Content> {
  id: string;
  /** Already left out when a heading above says the same. */
  title: string;
  content: Content;
  words: SiteWords;
  /** The website's address part, for the calls of islands. */
  slug: string;
  mode: ViewMode;
  /** Whether it opens the page, so that its picture is fetched first. */
  isFirst: boolean;
}

export type SectionView<Content> = ComponentType<SectionViewProps<Content>>;

export interface SectionEditorProps<Content> {
  id: string;
  title: string;
  content: Content;
  onTitleChange: (title: string) => void;
  onChange: (content: Content) => void;
  /** Texts of refused fields by path within the section, for example `title` or `content.services.2.title`. */
  errors: Readonly<Record<string, string>>;
}

export type SectionEditor<Content> = ComponentType<SectionEditorProps<Content>>;
