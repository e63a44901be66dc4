import type { Locale } from '@/core/locale/locale';

const PLURAL = /\{(\w+), plural,((?: ?\w+ \{[^{}]*\})+)\}/g;

/**
 * Puts values into the places of a text of the page, such as {count}; anything inside a value stays text. A text with plural
 * forms, `{count, plural, one {# vote} other {# votes}}`, needs the language.
 */
export function fillWords(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale?: Locale,
): string {
  return text
    .replace(PLURAL, (_all, name: string, forms: string) => {
      const count = Number(values[name]);
      const category = new Intl.PluralRules(locale).select(count);
      const [, form = ''] =
        new RegExp(`\\b${category} \\{([^}]*)`).exec(forms) ?? /\bother \{([^}]*)/.exec(forms) ?? [];
      return form.replace('#', String(count));
    })
    .replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
