import { alegreya } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';

/** Linocut is a printed menu card: it has pine green, parchment and a linocut of the pond below the hero. */
export const linocut: Look = {
  name: 'linocut',
  colours: {
    plain: { bg: '#fbf3df', text: '#22291f', muted: '#5a5744', accent: '#a32e19', onAccent: '#fff6e0' },
    tint: { bg: '#f2dfae', text: '#22291f', muted: '#524a2c', accent: '#8f2613', onAccent: '#fff6e0' },
    dark: { bg: '#12342b', text: '#fbf3df', muted: '#c4cfb4', accent: '#eeb23e', onAccent: '#12342b' },
  },
  fonts: { head: alegreya, body: alegreya, weight: 800, size: 1.16, track: '-.018em', lead: 1 },
  text: '400 1.1875rem/1.5',
  corners: ['.1875rem', '0', '.1875rem', '.1875rem'],
  air: 1,
  grounds: { opening: 'dark', footer: 'dark' },
  header: 'bar',
  footer: 'centre',
  layouts: { hero: ['sign', 'full', 'beside', 'type'], description: ['columns'] },
  cardFonts: 'kitchen',
  css,
};
