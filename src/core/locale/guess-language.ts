import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale';

/**
 * These small words, which a sentence can hardly do without, each belong to only one of our languages. Some stand here as
 * people write them who leave the accents out.
 */
const FUNCTION_WORDS: Record<Locale, readonly string[]> = {
  en: list(`the and of is are we you your our they their this these that with from for or have has been be not can
    would at if us it its when where which who`),
  sk: list(`sa sme som ste sú su aj pre alebo ktorý ktorá ktoré ktorí ktorých ktorú ktory ktora ktore ktorych ktoru ako
    len iba pri čo keď ked veľmi ešte este tiež tiez môžete môžeme môže mozete mozeme moze našej našom vašej vašom nasej
    nasom vasej vasom všetko všetky vsetko vsetky okrem podľa medzi cez bol bola boli byť mať svoju svojej svojich teraz
    pretože pretoze vo zo ku`),
  cs: list(`se jsme jsem jste jsou pro nebo také taky který která které kteří kterých kterou ktery ktera ktere kteri
    kterych jako jen při když kdyz ještě jeste můžete můžeme může muzete muzeme muze naší našem vaší vašem nasem vasem
    všechno všechny vsechno vsechny kromě krome mezi přes byl byla byli být mít svou není neni jejich vždycky protože
    protoze vše ve ke`),
  de: list(`der die das und ist nicht mit für fuer ein eine einen einem einer wir sie ihr ihre ihrer ihren ihnen unser
    unsere unserem unseren unserer bei von vom zu zum zur auch oder sind haben aus nach wie werden dem den des im uns
    über ueber bis auf sich als noch nur kann können koennen durch`),
};

/** Slovak and Czech share these words: they say that a text is in one of the two, and not in which. */
const SHARED_WORDS = list(
  'na za do že už po od bez pred před nás vás nám vám ale aby ani je kde bude každý nas vas nam vam kazdy',
);
const SLAVIC: readonly Locale[] = ['sk', 'cs'];

/** The other Slavic language of ours does not have these letters. */
const LETTERS: Partial<Record<Locale, RegExp>> = { sk: /[ľĺŕô]/, cs: /[řěů]/ };

/** Text beyond this length says nothing new. */
export const LANGUAGE_SAMPLE_LENGTH = 100_000;
/** Fewer words may be a greeting, or a quotation. */
const LEAST_WORDS = 4;
const LEAST_DIFFERENT_WORDS = 3;
/**
 * The language needs at least this many words of its own, and `LEAD` times as many as any other: else the page is in two
 * languages.
 */
const LEAST_OWN_WORDS = 2;
const LEAD = 2;

/** Markup and addresses of pages say nothing about the language. */
const NO_WORDS = /<[^<>]{0,500}>|(?:https?:\/\/|www\.)\S{1,500}/g;

const signs = LOCALES.map((locale) => ({
  locale,
  own: new Set(FUNCTION_WORDS[locale]),
  shared: new Set(SLAVIC.includes(locale) ? SHARED_WORDS : []),
  letters: LETTERS[locale],
}));

/** Returns the language that people wrote a text in, by its function words; English where that is not sure. */
export function guessLanguage(text: string): Locale {
  const written = text.slice(0, LANGUAGE_SAMPLE_LENGTH).normalize('NFC').toLowerCase().replace(NO_WORDS, ' ');
  const words = written.match(/\p{L}+/gu) ?? [];
  const counts = signs.map(({ locale, own, shared, letters }) => {
    const known = words.filter((word) => own.has(word) || shared.has(word));
    const ownCount = words.filter((word) => own.has(word) || letters?.test(word)).length;
    return { locale, known: known.length, different: new Set(known).size, own: ownCount };
  });
  const [first, second] = counts.sort((one, other) => other.own - one.own);
  const isSure =
    first &&
    second &&
    first.own >= Math.max(LEAST_OWN_WORDS, LEAD * second.own) &&
    first.known >= LEAST_WORDS &&
    first.different >= LEAST_DIFFERENT_WORDS;
  return isSure ? first.locale : DEFAULT_LOCALE;
}

function list(words: string): string[] {
  return words.split(/\s+/);
}
