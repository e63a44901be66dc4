import { SmallSite } from '@/app/entities/small-site';
import { HOST_MARK } from '@/core/page-marks';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { BrowserBar } from '@/ui/browser-bar';
import { getButtonClass } from '@/ui/button';
import { createDemoExcerpt } from './sample-sites';
import { useText } from './use-text';

/**
 * The first width is that of the phone alone, on phones; the others are those of the browser. Both pictures name the
 * same widths, so that they share one file.
 */
const SIZES = '(max-width: 640px) 240px, (max-width: 960px) 90vw, 580px';

/** The desktop and the phone show this page. */
const salon = createDemoExcerpt('salon', 1);

export function Hero() {
  const t = useText();
  return (
    <section className="wrap land-hero">
      <div className="land-hero__text">
        <h1 className="hero-title">{t('landing.hero.title')}</h1>
        <p className="lead">{t('landing.hero.lead')}</p>
        <div className="land-hero__cta">
          <a className={getButtonClass({ variant: 'primary', size: 'lg' })} href={paths.register}>
            {t('landing.hero.start')}
          </a>
          <a className={getButtonClass({ size: 'lg' })} href="#examples">
            {t('landing.hero.examples')}
          </a>
        </div>
        <p className="sm mute text-balance">{t('landing.hero.note')}</p>
      </div>
      <HeroStage />
    </section>
  );
}

/** Draws one picture of real pages; a screen reader reads one sentence that says what it shows. */
function HeroStage() {
  const t = useText();
  return (
    <>
      <p className="sr-only">{t('landing.hero.stage')}</p>
      <div className="stage" inert>
        <Awning accent="geranium" />
        <div className="stage__browser">
          <BrowserBar address={`${HOST_MARK}/${salon.slug}`} />
          <div className="stage__page">
            <SmallSite site={salon} device="desktop" sizes={SIZES} priority="high" />
          </div>
        </div>
        <div className="stage__phone">
          <div className="stage__screen">
            <SmallSite site={salon} device="mobile" sizes={SIZES} priority="high" />
          </div>
        </div>
        <div className="stage__note">
          <DateChip />
          <span className="grid">
            <b className="strong">{t('landing.hero.noteTitle')}</b>
            <span className="sm soft">{t('landing.hero.noteText')}</span>
          </span>
        </div>
      </div>
    </>
  );
}

/** Shows a day and a time as bookings do. */
function DateChip() {
  const t = useText();
  return (
    <span className="date-chip">
      <span>{t('landing.when.weekday')}</span>
      <b>{t('landing.when.day')}</b>
      <span>{t('landing.when.time')}</span>
    </span>
  );
}
