import { figtree, grandstander } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';
import pictures from './pictures.css?inline';

/**
 * Awning is drawn with ink over shifted colour: an awning above the page, and a shelf below the hero, with cakes where the
 * page speaks of food. Its third ground is pistachio.
 */
export const awning: Look = {
  name: 'awning',
  colours: {
    plain: { bg: '#fffdf5', text: '#22305c', muted: '#545f86', accent: '#b81e56', onAccent: '#ffffff' },
    tint: { bg: '#ffe3e4', text: '#22305c', muted: '#4b5580', accent: '#b81e56', onAccent: '#ffffff' },
    dark: { bg: '#cfe8b4', text: '#22305c', muted: '#3a476f', accent: '#22305c', onAccent: '#ffffff' },
  },
  fonts: { head: grandstander, body: figtree, weight: 750, size: 1.04, track: '-.015em', lead: 1.08 },
  text: '400 1.0625rem/1.6',
  corners: [
    '16px 12px 18px 11px/12px 17px 11px 16px',
    '28px 20px 30px 18px/20px 30px 18px 26px',
    '28px 20px 30px 18px/20px 30px 18px 26px',
    '22px 30px 20px 32px/30px 20px 32px 22px',
  ],
  air: 1,
  grounds: {
    opening: 'plain',
    footer: 'plain',
    wishes: { 'services cards': 'tint', gallery: 'tint', 'contact-info': 'dark' },
  },
  header: 'bar',
  footer: 'columns',
  layouts: {
    hero: ['beside', 'type'],
    services: ['shelf', 'cards', 'board'],
    hours: ['tiles'],
    description: ['columns'],
    gallery: ['rows'],
    poll: ['tiles'],
  },
  cardFonts: 'studio',
  css: css + pictures,
};
