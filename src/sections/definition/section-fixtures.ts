import { fromLines } from '@/core/text-lines';

interface SectionFixture<Content> {
  title: string;
  content: Content;
}

export interface SectionFixtures<Content> {
  /** A careful owner would write it like this. */
  typical: SectionFixture<Content>;
  /** The schema accepts this, and nothing smaller. */
  empty: SectionFixture<Content>;
  /** The schema still accepts this: markup, endless words, emoji, text from right to left, and a lot of it. */
  extreme: SectionFixture<Content>;
  /** Some layouts need these because none of the three above fits them. */
  others?: readonly SectionFixture<Content>[];
}

export const MARKUP = `<img src=x onerror="alert(1)"></script><script>alert('2')</script>`;
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const EMOJI = '🥐👩‍👩‍👧‍👦🇸🇰';
const RIGHT_TO_LEFT = 'مرحبا بكم في مخبزنا';

/** This line joins all of them. */
export const HARD_LINE = `${MARKUP} ${LONG_WORD} ${EMOJI} ${RIGHT_TO_LEFT}`;

/** The text has everything that a long text can have, and words that do not fit a line. */
export const FORMATTED = fromLines([
  { kind: 'paragraph', runs: [{ text: 'The first day belongs to the starter.' }] },
  { kind: 'heading', runs: [{ text: `The second day ${LONG_WORD}` }] },
  {
    kind: 'paragraph',
    runs: [
      { text: 'The dough rests in the cold and slowly gets ' },
      { text: 'its taste', bold: true },
      { text: '. Only ' },
      { text: 'then', italic: true },
      { text: ' does it see ' },
      { text: 'the oven', bold: true, italic: true, link: 'https://example.com/oven' },
      { text: '.' },
    ],
  },
  { kind: 'bullet', runs: [{ text: 'Flour, water, salt 🥐' }] },
  { kind: 'bullet', runs: [{ text: LONG_WORD, bold: true }] },
  { kind: 'bullet', runs: [{ text: 'Time', link: '#hours' }] },
  { kind: 'paragraph', runs: [] },
  { kind: 'number', runs: [{ text: 'Feed it' }] },
  {
    kind: 'number',
    runs: [{ text: 'Let it rest, for as long as the whole night and the better part of a morning' }],
  },
  { kind: 'number', runs: [{ text: RIGHT_TO_LEFT, italic: true }] },
]);
