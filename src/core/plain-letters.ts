/**
 * Each letter with its spelling behind it. First those that Unicode does not split into a plain letter and a mark, then
 * Cyrillic, Greek. What a mark is on (й, ї, ѓ, ά) is spelled as without it, and a sign without a sound is left out.
 */
const SPELLINGS = `ßss æae œoe øo đd ðd łl þth ıi
аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щshch ъ ыy ь эe юyu яya
ґg єye іi ђdj ѕdz јj љlj њnj ћc џdz
αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υu φf χch ψps ωo`;

/** Plain letters for letters that are none; other alphabets have no entry. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  SPELLINGS.split(/\s/).map(([letter, ...plain]) => [letter, plain.join('')]),
);
