import { figtree, gloock } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';

/** Ribbon has peach and plum, arches, and a lock of hair tied with a ribbon where the hero ends. */
export const ribbon: Look = {
  name: 'ribbon',
  colours: {
    plain: { bg: '#fff8f2', text: '#3a0d20', muted: '#78505a', accent: '#b02f1b', onAccent: '#fff8f2' },
    tint: { bg: '#f8d3b9', text: '#3a0d20', muted: '#69313f', accent: '#4a1026', onAccent: '#fff8f2' },
    dark: { bg: '#4a1026', text: '#ffeadb', muted: '#ecbfae', accent: '#f8d3b9', onAccent: '#4a1026' },
  },
  fonts: { head: gloock, body: figtree, weight: 400, size: 1.08, track: '-.022em', lead: 1.02 },
  text: '400 1.0625rem/1.6',
  corners: ['.875rem', '0', '1.5rem', '6rem'],
  air: 1.15,
  grounds: { opening: 'tint', footer: 'dark' },
  header: 'centre',
  footer: 'centre',
  layouts: { hero: ['beside', 'type'], services: ['cards'], gallery: ['masonry'] },
  cardFonts: 'studio',
  css,
};
