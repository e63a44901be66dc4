interface SectionFixture<Content> {
  title: string;
  content: Content;
}

export interface SectionFixtures<Content> {
  /** As a careful owner writes it. */
  typical: SectionFixture<Content>;
  /** The least that is accepted. */
  empty: SectionFixture<Content>;
  /** The worst that is accepted: markup, endless words, emoji, right to left, very much of it. */
  extreme: SectionFixture<Content>;
  /** More of them, for layouts that none of these fits. */
  others?: readonly SectionFixture<Content>[];
}

export const MARKUP = `<img src=x onerror="alert(1)"></script><script>alert('2')</script>`;
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const EMOJI = '🥐👩‍👩‍👧‍👦🇸🇰';
const RIGHT_TO_LEFT = 'مرحبا بكم في مخبزنا';

/** Everything at once, in one line. */
export const HARD_LINE = `${MARKUP} ${LONG_WORD} ${EMOJI} ${RIGHT_TO_LEFT}`;
