import { bodoniModa, jost } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';

/** Noir is a house at night: it has a narrow rail, a wide stage, much darkness, and lamplight for what can be had. */
export const noir: Look = {
  name: 'noir',
  colours: {
    plain: { bg: '#0f1514', text: '#ece6d9', muted: '#a9b0a8', accent: '#f0c47f', onAccent: '#16120a' },
    tint: { bg: '#19211f', text: '#ece6d9', muted: '#a9b0a8', accent: '#f0c47f', onAccent: '#16120a' },
    dark: { bg: '#2a2214', text: '#f3ead7', muted: '#c9bda3', accent: '#f3c67c', onAccent: '#16120a' },
  },
  opening: { bg: '#0f1514', text: '#ece6d9', muted: '#a9b0a8', accent: '#f0b95f', onAccent: '#16120a' },
  fonts: { head: bodoniModa, body: jost, weight: 400, size: 1.08, track: '-.02em', lead: 1.02 },
  text: '400 1.125rem/1.55',
  corners: ['0', '0', '0', '0'],
  air: 1.1,
  grounds: { opening: 'dark', footer: 'plain' },
  header: 'rail',
  footer: 'big',
  layouts: {
    hero: ['type'],
    rooms: ['numbers', 'rates'],
    booking: ['rows'],
    reviews: ['quote'],
    'contact-info': ['door'],
  },
  cardFonts: 'chalet',
  css,
};
