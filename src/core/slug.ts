/**
 * Each letter has its spelling behind it. Letters that Unicode does not split into a plain letter and a mark come first,
 * then Cyrillic and Greek ones. A letter with a mark (й, ї, ѓ, ά) is spelled as without it, and a sign without a sound is
 * left out.
 */
const SPELLINGS = `ßss æae œoe øo đd ðd łl þth ıi
аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щshch ъ ыy ь эe юyu яya
ґg єye іi ђdj ѕdz јj љlj њnj ћc џdz
αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υu φf χch ψps ωo`;

/** Letters that are not plain have plain ones here; other alphabets have no entry. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  SPELLINGS.split(/\s/).map(([letter, ...plain]) => [letter, plain.join('')]),
);

export const SLUG_MIN_LENGTH = 3;
export const SLUG_MAX_LENGTH = 63;

/**
 * Turns any text into an address part: lower case, plain letters and digits, single hyphens between them. Cyrillic and
 * Greek are spelled in plain letters; nothing is left of a name in another alphabet.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/[^a-z0-9-]+/g, (letters) => PLAIN_LETTERS[letters] ?? toPlainLetters(letters))
    .replace(/-+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}

function toPlainLetters(letters: string): string {
  return Array.from(letters, (letter) => PLAIN_LETTERS[letter] ?? '-').join('');
}

/** A website may never take these first path segments: routes, served folders, brand and legal words. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  // These belong to the product's screens.
  'admin',
  'dashboard',
  'demo',
  'editor',
  'landing',
  'login',
  'logout',
  'payment-success',
  'pricing',
  'privacy',
  'profile',
  'register',
  'confirm-email',
  'reset-password',
  'forgot-password',
  'sign-in',
  'sign-up',
  'subscribe',
  'subscription',
  // The server serves these.
  'api',
  'assets',
  'calendars',
  'favicon',
  'favicon-ico',
  'fonts',
  'health',
  'healthz',
  'images',
  'manifest',
  'readyz',
  'robots',
  'robots-txt',
  'share',
  'sitemap',
  'sitemap-xml',
  'sitemaps',
  'static',
  'uploads',
  'well-known',
  'src',
  'node-modules',
  // These are brand and legal words.
  'verandly',
  'about',
  'about-us',
  'account',
  'blog',
  'contact',
  'cookies',
  'docs',
  'help',
  'home',
  'imprint',
  'index',
  'legal',
  'mail',
  'null',
  'security',
  'settings',
  'status',
  'support',
  'terms',
  'undefined',
  'www',
]);

/** Returns true if a text is already in the form that `toSlug` gives and long enough to be an address. */
export function isSlug(text: string): boolean {
  return text.length >= SLUG_MIN_LENGTH && text.length <= SLUG_MAX_LENGTH && toSlug(text) === text;
}
