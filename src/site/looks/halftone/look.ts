import { anton, instrumentSans } from '../../style/fonts';
import type { Look } from '../../style/look';
import cards from './cards.css?inline';
import css from './look.css?inline';

/** Halftone has one huge word and one colour: black and orange, halftone pictures, and the dots of a fade below the hero. */
export const halftone: Look = {
  name: 'halftone',
  colours: {
    plain: { bg: '#f4f1ea', text: '#0c0c0c', muted: '#4b4945', accent: '#0c0c0c', onAccent: '#ff5a1f' },
    tint: { bg: '#ff5a1f', text: '#0c0c0c', muted: '#230f06', accent: '#0c0c0c', onAccent: '#ff7b4a' },
    dark: { bg: '#0c0c0c', text: '#f4f1ea', muted: '#b8b3a9', accent: '#ff5a1f', onAccent: '#0c0c0c' },
  },
  fonts: { head: anton, body: instrumentSans, weight: 400, size: 1.5, track: '-.005em', lead: 1.12 },
  text: '400 1.0625rem/1.6',
  corners: ['0', '0', '0', '0'],
  air: 0.95,
  grounds: { opening: 'dark', footer: 'dark', wishes: { 'contact-info': 'plain' } },
  header: 'bar',
  footer: 'big',
  layouts: {
    hero: ['fit', 'full', 'beside', 'type'],
    services: ['cards', 'board'],
    description: ['columns'],
    gallery: ['large'],
  },
  cardFonts: 'workshop',
  css: css + cards,
};
