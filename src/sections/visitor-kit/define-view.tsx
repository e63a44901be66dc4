import type { ComponentType, ReactNode } from 'react';
import type { LegalLink } from '@/core/legal';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import type { Person } from '@/core/people';
import type { GroundName } from '@/core/theme';
import type { Opening } from '@/core/website-hours';
import { isOfType, type ParsedSection, type SectionDefinition } from '../definition/define-section';

/** A public page has these words beside the owner's own, and their language for dates and numbers. */
export type SiteWords = Omit<Messages['site'], 'showAll'> & {
  locale: Locale;
  /** The button below the first items of a long list has these words; missing where lists are shown whole. */
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
  /** It names the layout; missing where the section is drawn as it is without a look. */
  layout?: string;
  /** Missing where the section stands on the ground of the page. */
  ground?: GroundName;
  /** It stands below everything else in the section. */
  last?: ReactNode;
  /** True if the section says something else as time goes by: the loader renews it in a tab that stays open. */
  isTimed?: boolean;
}

interface ViewProps {
  id: string;
  frame: FrameProps;
  /** It names one of the type's `layouts`, or is `base`. */
  layout: string;
  /** It is already empty if a heading above says the same. */
  title: string;
  words: SiteWords;
  /** Islands call the server with this part of the website's address. */
  slug: string;
  mode: ViewMode;
  /** Missing while the website has no opening hours. */
  opening?: Opening;
  /** It is `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows the time, as in a sample. */
  wallTime?: string;
  /** True if the section carries the note for all sections of its type. */
  hasNote?: boolean;
  /** True where visitors read the website's opening hours somewhere on the page. */
  areHoursStated?: boolean;
  /** Visits can be booked with these people; missing where the website has no list of people. */
  people?: readonly Person[];
  /** Visitors read on these pages what the law asks for; missing while the owner has written none. */
  legal?: readonly LegalLink[];
  /** True for the section that opens the page: its picture is fetched first. */
  isFirst: boolean;
}

export interface SectionViewProps<Content> extends ViewProps {
  content: Content;
}

export type LayoutStyles = Readonly<Record<string, string | readonly string[]>>;

/** A view draws sections of one type, for code that treats all types alike. */
export interface SectionView {
  type: string;
  /** The type has these style sheets after the page's own; a page carries each sheet once. */
  styles: readonly string[];
  /** Each layout has its sheet by its name, which follows on a page that uses the layout. */
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
