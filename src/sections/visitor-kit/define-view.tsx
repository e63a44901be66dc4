import type { ComponentType, ReactNode } from 'react';
import type { LegalLink } from '@/core/legal';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { Person } from '@/core/people';
import type { GroundName } from '@/core/theme';
import type { Opening } from '@/core/website-hours';
import { isOfType, type ParsedSection, type SectionDefinition } from '../definition/define-section';

/** The words that a public page is written in, beside the owner's own, and their language for dates and numbers. */
export type SiteWords = Omit<Messages['site'], 'showAll'> & {
  locale: Locale;
  /** The words of the button below the first of a long list; missing where lists stand whole. */
  showAll?: string;
};

/** A part of a page, such as `booking`, has these words, and the language that they are in. */
export type WordsOf<Part extends keyof Messages['site']> = Messages['site'][Part] & { locale: Locale };

/** A view is drawn for visitors, or in one of the editor's previews. */
export type ViewMode = 'public' | 'desktop' | 'mobile';

/** A view hands these on to the element of its section. */
export interface FrameProps {
  id: string;
  mode: ViewMode;
  /** The name of its layout; missing where it is drawn as it is without a look. */
  layout?: string;
  /** Missing where it stands on the page's own. */
  ground?: GroundName;
  /** It stands below everything else in the section. */
  last?: ReactNode;
}

interface ViewProps {
  id: string;
  frame: FrameProps;
  /** It names one of the type's `layouts`, or is `base`. */
  layout: string;
  /** Already left out when a heading above says the same. */
  title: string;
  words: SiteWords;
  /** Islands call the server with this part of the website's address. */
  slug: string;
  mode: ViewMode;
  /** Missing while the website has no opening hours. */
  opening?: Opening;
  /** `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows it, as in a sample. */
  wallTime?: string;
  /** True where the section carries the note of all sections of its type. */
  hasNote?: boolean;
  /** True where visitors read the website's opening hours somewhere on the page. */
  areHoursStated?: boolean;
  /** The people with whom visits can be booked; missing where the website has no list of people. */
  people?: readonly Person[];
  /** Visitors read there what the law asks for; missing while the owner has given nothing. */
  legal?: readonly LegalLink[];
  /** True for the section that opens the page, so that its picture is fetched first. */
  isFirst: boolean;
}

export interface SectionViewProps<Content> extends ViewProps {
  content: Content;
}

export type LayoutStyles = Readonly<Record<string, string | readonly string[]>>;

/** Draws sections of one type, for code that treats all types alike. */
export interface SectionView {
  type: string;
  /** The style sheets of the type, after the page's own; a page carries each sheet once. */
  styles: readonly string[];
  /** The sheets of single layouts, by name: they follow on a page that uses the layout. */
  layoutStyles: LayoutStyles;
  /** Draws a section of the type; nothing for one of another type. */
  render(section: ParsedSection, props: ViewProps): ReactNode;
}

export function defineView<Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  View: ComponentType<SectionViewProps<Content>>,
  styles: readonly string[],
  layoutStyles: LayoutStyles = {},
): SectionView {
  const { type, mobilePreview } = definition;
  return {
    type,
    styles,
    layoutStyles,
    render(section, props) {
      if (!isOfType(definition, section)) return null;
      const { content } = section;
      const shown = props.mode === 'mobile' && mobilePreview ? mobilePreview(content) : content;
      return <View {...props} content={shown} />;
    },
  };
}
