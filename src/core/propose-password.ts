const CONSONANTS = 'bdfghklmnrstvz';
const VOWELS = 'aeiou';
const GROUPS = 3;
/** A group is consonant, vowel, consonant, vowel, consonant. */
const PATTERN = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS];
/** Nobody wants to read these in a password, and the groups can come up. */
const REFUSED: ReadonlySet<string> = new Set(['kokot', 'debil', 'buzik', 'nazis', 'semen', 'hitler']);

/**
 * Creates a password to offer, such as 'kolun-vasib-mered': it has 48 bits, and is easy to say in any language and to write
 * down.
 */
export function proposePassword(random: (below: number) => number = pickBelow): string {
  return Array.from({ length: GROUPS }, () => group(random)).join('-');
}

function group(random: (below: number) => number): string {
  const letters = PATTERN.map((set) => set[random(set.length)]).join('');
  return REFUSED.has(letters) ? group(random) : letters;
}

/** Picks each number with the same chance: a draw that would favour the small ones is drawn again. */
function pickBelow(below: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 256 - (256 % below) ? byte % below : pickBelow(below);
}
