import type { Season } from '@/core/season';
import type { FontPairName, GroundName, LookName } from '@/core/theme';
import type { SectionType } from '@/sections/page/definitions';
import type { LookGrounds } from './choose-grounds';
import type { LookLayouts } from './choose-layouts';
import type { FontFamily } from './fonts';
import type { GroundColours } from './grounds';

export type HeaderLayout = 'bar' | 'centre' | 'call' | 'rail';
export type FooterLayout = 'columns' | 'centre' | 'big';
export type DockLayout = 'bar' | 'pill';

/** A page's whole appearance, drawn by one hand. Its folder has all of it, but for its drawings (`public/images/looks`). */
export interface Look {
  name: LookName;
  /** `looks.test.ts` computes that all of it can be read. */
  colours: Record<GroundName, GroundColours>;
  /** The colours of the header and of a hero that opens the page, where they are those of none of the three grounds. */
  opening?: GroundColours;
  /** Its opening in seasons that are not as `opening` draws it; its css has their drawings. */
  openingIn?: Partial<Record<Season, GroundColours>>;
  /** `weight` to `lead` say of headings how heavy and how much larger they are, and how far apart letters and lines stand. */
  fonts: {
    head: FontFamily;
    body: FontFamily;
    /** The font of small labels, which its css sets in `--note`. */
    note?: FontFamily;
    weight: number;
    size: number;
    track: string;
    lead: number;
  };
  /** The size and weight of text, as the value of `font` before the family. */
  text: string;
  /** Radii of controls, pictures, panels and buttons. */
  corners: readonly [control: string, picture: string, panel: string, button: string];
  /** The space between sections is this many times as large as usual. */
  air: number;
  grounds: LookGrounds;
  header: HeaderLayout;
  footer: FooterLayout;
  /** Phones have this at their lower edge; a bar unless it is said. */
  dock?: DockLayout;
  layouts: LookLayouts;
  /** Fonts of the pictures beside shared links, which are drawn with those of a pair. */
  cardFonts: FontPairName;
  /** This sheet holds its differences from what all looks share (`css/look.css`), and its drawing, once a page. */
  css: string;
  /** The sheets of single types, or of single layouts of them: a page carries these where it has one. */
  typeCss?: Partial<Record<SectionType | `${SectionType} ${string}`, string>>;
}
