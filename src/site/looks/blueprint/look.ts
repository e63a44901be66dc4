import { sairaSemiCondensed, sometypeMono } from '../../style/fonts';
import type { Look } from '../../style/look';
import columns from './columns.css?inline';
import gallery from './gallery.css?inline';
import css from './look.css?inline';
import pairs from './pairs.css?inline';

/**
 * Blueprint is a builder's drawing: it has four columns on the paper, blue ink, a red pencil, and a house in elevation
 * below the hero.
 */
export const blueprint: Look = {
  name: 'blueprint',
  colours: {
    plain: { bg: '#f7f9fb', text: '#0c2148', muted: '#47577a', accent: '#0d3f9b', onAccent: '#ffffff' },
    tint: { bg: '#e9eff6', text: '#0c2148', muted: '#435273', accent: '#0d3f9b', onAccent: '#ffffff' },
    dark: { bg: '#0e3a8a', text: '#ffffff', muted: '#d3e0f8', accent: '#ffffff', onAccent: '#0e3a8a' },
  },
  fonts: {
    head: sairaSemiCondensed,
    body: sairaSemiCondensed,
    note: sometypeMono,
    weight: 600,
    size: 1.04,
    track: '-.02em',
    lead: 0.98,
  },
  text: '400 1.125rem/1.5',
  corners: ['0', '0', '0', '0'],
  air: 0.86,
  grounds: { opening: 'dark', footer: 'plain' },
  header: 'bar',
  footer: 'columns',
  layouts: {
    hero: ['type'],
    gallery: ['large'],
    team: ['roster'],
    'contact-info': ['door'],
  },
  cardFonts: 'workshop',
  css: css + columns,
  typeCss: { description: pairs, gallery, products: pairs, 'team portraits': pairs },
};
