import type { Season } from '@/core/season';
import type { FontPairName, GroundName, LookName } from '@/core/theme';
import type { SectionType } from '@/sections/page/definitions';
import type { LookGrounds } from './choose-grounds';
import type { LookLayouts } from './choose-layouts';
import type { FontFamily } from './fonts';
import type { GroundColours } from './grounds';

export type HeaderLayout = 'bar' | 'centre' | 'call' | 'rail';
type FooterLayout = 'columns' | 'centre' | 'big';
type DockLayout = 'bar' | 'pill';

/**
 * A look is a page's whole appearance, drawn by one hand. Its folder has all of it but its drawings
 * (`public/images/looks`).
 */
export interface Look {
  name: LookName;
  /** `looks.test.ts` computes that all of it can be read. */
  colours: Record<GroundName, GroundColours>;
  /** The header, and a hero that opens the page, have these colours where they are on none of the three grounds. */
  opening?: GroundColours;
  /** Its opening has these colours in seasons that `opening` does not draw; its css has their drawings. */
  openingIn?: Partial<Record<Season, GroundColours>>;
  /**
   * The fields from `weight` to `lead` say how heavy and how much larger headings are, and how far apart letters and lines
   * stand.
   */
  fonts: {
    head: FontFamily;
    body: FontFamily;
    /** Small labels have this font, which its css sets in `--note`. */
    note?: FontFamily;
    weight: number;
    size: number;
    track: string;
    lead: number;
  };
  /** Gives the size and weight of text, as the value of `font` before the family. */
  text: string;
  /** These are the radii of controls, pictures, panels and buttons. */
  corners: readonly [control: string, picture: string, panel: string, button: string];
  /** The space between sections is this many times as large as usual. */
  air: number;
  grounds: LookGrounds;
  header: HeaderLayout;
  footer: FooterLayout;
  /** Phones have this at their lower edge; a bar where it is missing. */
  dock?: DockLayout;
  layouts: LookLayouts;
  /** Pictures beside shared links are drawn with the fonts of this pair. */
  cardFonts: FontPairName;
  /** This sheet holds its differences from the sheet of all looks (`css/look.css`), and its drawing, once a page. */
  css: string;
  /** Single types, or single layouts of them, have these sheets: a page carries one where it has that type or layout. */
  typeCss?: Partial<Record<SectionType | `${SectionType} ${string}`, string>>;
}
