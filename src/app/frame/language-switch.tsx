import { locale } from '@messages';
import { useText } from '@/app/lib/texts';
import { addLanguage, localeOptions } from '@/core/locale/locale';

interface LanguageSwitchProps {
  /** They are the path and query of the page; without them it is the present page, and its query is dropped. */
  path?: string;
  className?: string;
}

/** Leads to the same page in each language. */
export function LanguageSwitch({ path = '', className = '' }: LanguageSwitchProps) {
  const t = useText();
  return (
    <nav aria-label={t('frame.language')} className={`flex flex-wrap gap-x-5 ${className}`}>
      {localeOptions.map(({ value, label, lang }) => (
        <a
          key={value}
          href={addLanguage(value, path)}
          hrefLang={lang}
          lang={lang}
          aria-current={value === locale || undefined}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
