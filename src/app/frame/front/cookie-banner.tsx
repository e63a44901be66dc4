import { X } from 'lucide-react';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { IconButton } from '@/ui/icon-button';
import { useText } from './use-text';

/** Asks what a visitor allows. It is hidden until `wakeCookieBanner` knows that nobody has answered yet. */
export function CookieBanner() {
  const t = useText();
  return (
    <section className="cookies" id="cookie-banner" aria-labelledby="cookie-title" hidden>
      <div className="cookies__head">
        <h2 className="h3" id="cookie-title" tabIndex={-1}>
          {t('cookies.title')}
        </h2>
        <IconButton label={t('cookies.close')} data-cookies="close">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="sm soft">
        {t.rich('cookies.text', {
          policy: (words) => (
            <a className="link" href="/privacy#cookies">
              {words}
            </a>
          ),
        })}
      </p>
      <fieldset className="cookies__choices">
        <legend className="sr-only">{t('cookies.choices')}</legend>
        <Checkbox label={t('cookies.necessary')} defaultChecked disabled />
        <Checkbox label={t('cookies.analytics')} name="analytics" />
        <Checkbox label={t('cookies.marketing')} name="marketing" />
      </fieldset>
      <div className="cookies__answers">
        <Button data-cookies="none">{t('cookies.reject')}</Button>
        <Button data-cookies="selected">{t('cookies.acceptSelected')}</Button>
        <Button data-cookies="all" variant="primary">
          {t('cookies.acceptAll')}
        </Button>
      </div>
    </section>
  );
}
