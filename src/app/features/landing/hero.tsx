import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { HeroStage } from './hero-stage';
import { useText } from './use-text';

export function Hero() {
  const t = useText();
  return (
    <section className="wrap land-hero">
      <div className="land-hero__text">
        <h1 className="hero-title">{t('landing.hero.title')}</h1>
        <p className="lead">{t('landing.hero.lead')}</p>
        <div className="land-hero__cta">
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={paths.register}>
            {t('landing.hero.start')}
          </a>
          <a className={buttonClass({ size: 'lg' })} href="#examples">
            {t('landing.hero.examples')}
          </a>
        </div>
        <p className="sm mute text-balance">{t('landing.hero.note')}</p>
      </div>
      <HeroStage />
    </section>
  );
}
