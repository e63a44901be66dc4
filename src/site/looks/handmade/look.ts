import { karla, sansita } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';
import van from './van.css?inline';

/**
 * Handmade shows one person who signs for all of it: a painted van with the title on it, prints that are taped to paper,
 * and the tone of a letter.
 */
export const handmade: Look = {
  name: 'handmade',
  colours: {
    plain: { bg: '#faf3e6', text: '#2b1d16', muted: '#6a5547', accent: '#9c321d', onAccent: '#fff8ec' },
    tint: { bg: '#f1e4cd', text: '#2b1d16', muted: '#5f4b3e', accent: '#96301c', onAccent: '#fff8ec' },
    dark: { bg: '#2f4f4a', text: '#fff8ec', muted: '#d5e0d6', accent: '#ffdf9a', onAccent: '#2b1d16' },
  },
  fonts: { head: sansita, body: karla, weight: 800, size: 1, track: '-.01em', lead: 1.02 },
  text: '400 1.125rem/1.55',
  corners: ['.5rem', '0', '.25rem', '.6rem'],
  air: 0.92,
  grounds: {
    opening: 'plain',
    footer: 'tint',
    wishes: { services: 'plain', 'contact-info': 'plain', contact: 'dark', hours: 'dark' },
  },
  header: 'call',
  footer: 'columns',
  layouts: {
    hero: ['type'],
    description: ['plain'],
    reviews: ['notes'],
    faq: ['talk'],
    contact: ['letter'],
  },
  cardFonts: 'kitchen',
  css: css + van,
};
