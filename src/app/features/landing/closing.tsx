import { paths } from '@/app/paths';
import { Awning } from '@/ui/awning';
import { buttonClass } from '@/ui/button';
import { useText } from './use-text';

export function Closing() {
  const t = useText();
  return (
    <section className="land-closing on-dark" aria-labelledby="closing">
      <Awning cloth="geranium" />
      <div className="wrap land-closing__in">
        <h2 className="display" id="closing">
          {t('landing.closing.title')}
        </h2>
        <p className="lead">{t('landing.closing.text')}</p>
        <a className={buttonClass({ variant: 'light', size: 'lg' })} href={paths.register}>
          {t('landing.closing.start')}
        </a>
      </div>
    </section>
  );
}
