import type { PaletteName } from './theme';

/** A page has these colours. The test computes that its texts can be read and its controls be seen. */
export interface Palette {
  bg: string;
  surface: string;
  text: string;
  muted: string;
  accent: string;
  onAccent: string;
  /** Lines that only decorate have it. */
  line: string;
  /** Borders of controls have it. */
  edge: string;
  cover: string;
  onCover: string;
  coverMuted: string;
  /** Errors are written in it. */
  bad: string;
}

const BAD = '#a8261c';

export const palettes: Record<PaletteName, Palette> = {
  pine: {
    bg: '#f9fcfa',
    surface: '#ecf3ed',
    text: '#14231c',
    muted: '#4c5d54',
    accent: '#155b3d',
    onAccent: '#f9fdfa',
    line: '#d1dad3',
    edge: '#74857b',
    cover: '#103a2a',
    onCover: '#f3f5e6',
    coverMuted: '#bfd1bb',
    bad: BAD,
  },
  dusk: {
    bg: '#f9fbfe',
    surface: '#ecf2f8',
    text: '#182233',
    muted: '#4f5c6f',
    accent: '#a73b15',
    onAccent: '#fffbf8',
    line: '#d1d8e1',
    edge: '#748192',
    cover: '#253657',
    onCover: '#faf2e9',
    coverMuted: '#beccde',
    bad: BAD,
  },
  signal: {
    bg: '#fafbfc',
    surface: '#eef0f3',
    text: '#151b21',
    muted: '#515962',
    accent: '#1d2732',
    onAccent: '#fdfaf3',
    line: '#d0d5d9',
    edge: '#777e86',
    cover: '#fcc327',
    onCover: '#1b150b',
    coverMuted: '#423319',
    bad: BAD,
  },
  mallow: {
    bg: '#fefbfb',
    surface: '#faf0f1',
    text: '#321823',
    muted: '#6f535d',
    accent: '#822546',
    onAccent: '#fffafb',
    line: '#e5d7d9',
    edge: '#947781',
    cover: '#f1d3d5',
    onCover: '#411026',
    coverMuted: '#653345',
    bad: BAD,
  },
  paprika: {
    bg: '#fefbf9',
    surface: '#faf1ec',
    text: '#2d1b18',
    muted: '#6d544e',
    accent: '#a1271e',
    onAccent: '#fffbf5',
    line: '#e4d6d0',
    edge: '#937a71',
    cover: '#99231d',
    onCover: '#fff6e3',
    coverMuted: '#f1d6b8',
    bad: BAD,
  },
  lagoon: {
    bg: '#f7fcfd',
    surface: '#e7f4f6',
    text: '#0b252d',
    muted: '#415d64',
    accent: '#005d6d',
    onAccent: '#f7fdfe',
    line: '#cbdbdd',
    edge: '#698288',
    cover: '#b9e2e3',
    onCover: '#002631',
    coverMuted: '#1c4651',
    bad: BAD,
  },
  graphite: {
    bg: '#fcfcfc',
    surface: '#f1f1f1',
    text: '#161616',
    muted: '#585858',
    accent: '#1f1f1f',
    onAccent: '#fcfcfc',
    line: '#d7d7d7',
    edge: '#7d7d7d',
    cover: '#1d1d1d',
    onCover: '#f8f8f8',
    coverMuted: '#bebebe',
    bad: BAD,
  },
  night: {
    bg: '#16171d',
    surface: '#21222b',
    text: '#f0eee9',
    muted: '#afb0bb',
    accent: '#e6bd77',
    onAccent: '#1b150b',
    line: '#363740',
    edge: '#727380',
    cover: '#0c0d13',
    onCover: '#f5eee0',
    coverMuted: '#bdb7a9',
    bad: '#ff9d8f',
  },
};
