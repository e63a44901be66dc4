import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { useAcceptLanguage } from '@/app/entities/website';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Locale } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

interface GuessedLanguageProps {
  websiteId: number;
  language: Locale;
}

/** Says which language a website got from its text, until the owner has seen it. */
export function GuessedLanguage({ websiteId, language }: GuessedLanguageProps) {
  const t = useText();
  const toast = useToast();
  const note = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useAcceptLanguage(websiteId);
  const accept = () => {
    keepFocus(note.current);
    mutate(undefined, {
      onError: (error) =>
        toast({ tone: 'bad', title: t('common.error'), description: findFailureDetail(error) }),
    });
  };
  return (
    <div ref={note} className="site-card__note">
      <Languages aria-hidden="true" />
      <div className="grid justify-items-start gap-2">
        <p className="sm">
          {t.rich('dashboard.guessedLanguage', {
            language,
            settings: (words) => (
              <Link to={paths.editor(websiteId)} className="link">
                {words}
              </Link>
            ),
          })}
        </p>
        <Button size="sm" isPending={isPending} onClick={accept}>
          {t('dashboard.guessedLanguageRead')}
        </Button>
      </div>
    </div>
  );
}
