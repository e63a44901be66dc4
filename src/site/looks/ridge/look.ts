import { fraunces, mulish } from '../../style/fonts';
import type { Look } from '../../style/look';
import css from './look.css?inline';
import others from './others.css?inline';
import shore from './shore.css?inline';

/**
 * Ridge descends from the sky to the lake: mountains in the season of the day stand below the hero, hills between sections,
 * and trees at the shore.
 */
export const ridge: Look = {
  name: 'ridge',
  colours: {
    plain: { bg: '#fbf7ef', text: '#21302c', muted: '#54635d', accent: '#2c5a49', onAccent: '#fdfaf3' },
    tint: { bg: '#e3ebe1', text: '#21302c', muted: '#4b5a54', accent: '#2c5a49', onAccent: '#fdfaf3' },
    dark: { bg: '#17302a', text: '#f4efe2', muted: '#c2d2c8', accent: '#f2cf8f', onAccent: '#1d2a25' },
  },
  opening: { bg: '#f7dcbd', text: '#3b2430', muted: '#6b4650', accent: '#2c5a49', onAccent: '#fdfaf3' },
  openingIn: {
    winter: { bg: '#cfdcea', text: '#1a2c44', muted: '#3d4f66', accent: '#2c5a49', onAccent: '#fdfaf3' },
    spring: { bg: '#dcebef', text: '#1d3a3d', muted: '#42595c', accent: '#2c5a49', onAccent: '#fdfaf3' },
    summer: { bg: '#bfe0f0', text: '#0f3344', muted: '#33505f', accent: '#2c5a49', onAccent: '#fdfaf3' },
  },
  fonts: { head: fraunces, body: mulish, weight: 400, size: 1.06, track: '-.018em', lead: 1.08 },
  text: '400 1.0625rem/1.6',
  corners: ['.6rem', '.9rem', '1.2rem', '2rem'],
  air: 1,
  grounds: { opening: 'tint', footer: 'dark' },
  header: 'centre',
  footer: 'columns',
  dock: 'pill',
  layouts: {
    team: ['host'],
    'contact-info': ['profile', 'strip'],
    hero: ['full', 'type'],
    rooms: ['alternating'],
  },
  cardFonts: 'chalet',
  css: css + shore,
  typeCss: {
    'contact panel': others,
    'hero beside': others,
    'hero behind': others,
    'hero cover': others,
    'hero sign': others,
    'services list': others,
    team: others,
  },
};
