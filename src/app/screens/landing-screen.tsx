import { AdminDemoSection } from '@/app/features/admin/demo/admin-demo-section';
import { EditorPreview } from '@/app/features/landing/editor-preview';
import { Examples } from '@/app/features/landing/examples';
import { Features } from '@/app/features/landing/features';
import { Hero } from '@/app/features/landing/hero';
import { Pricing } from '@/app/features/landing/pricing';
import { useText } from '@/app/features/landing/use-text';
import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Brand } from '@/ui/brand';
import { getButtonClass } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/**
 * A signed-out visitor sees this at `/`. It is rendered at build time, so it has no state, no handlers and no style
 * attributes.
 */
export function LandingScreen() {
  return (
    <div className="land">
      <LandingBar />
      <main id="main" tabIndex={-1}>
        <Hero />
        <EditorPreview />
        <Features />
        <Stats />
        <AdminDemoSection />
        <Pricing />
        <Examples />
        <Closing />
      </main>
    </div>
  );
}

function LandingBar() {
  const t = useText();
  return (
    <header className="topbar land-bar">
      <div className="topbar__in">
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <nav className="land-bar__places" aria-label={t('landing.places.label')}>
          <a href="#features">{t('landing.places.features')}</a>
          <a href="#pricing">{t('landing.places.pricing')}</a>
          <a href="#examples">{t('landing.places.examples')}</a>
        </nav>
        <nav className="topbar__end" aria-label={t('landing.nav')}>
          <a className={getButtonClass({ variant: 'quiet' })} href={paths.login}>
            {t('landing.login')}
          </a>
          <a className={getButtonClass({ variant: 'primary' })} href={paths.register}>
            {t('landing.signUp')}
          </a>
        </nav>
      </div>
    </header>
  );
}

/**
 * Says how many people use the product. The server fills in the numbers if it knows them; otherwise the page's script
 * does.
 */
function Stats() {
  const t = useText();
  return (
    <section className="land-section--butter land-stats" aria-label={t('landing.stats.label')}>
      <div className="wrap land-stats__in">
        <p>
          <b data-stat="totalUsers">
            <Skeleton />
          </b>
          <span className="lead">{t('landing.stats.users')}</span>
        </p>
        <p>
          <b data-stat="totalWebsites">
            <Skeleton />
          </b>
          <span className="lead">{t('landing.stats.websites')}</span>
        </p>
      </div>
    </section>
  );
}

function Closing() {
  const t = useText();
  return (
    <section className="land-closing on-dark" aria-labelledby="closing">
      <Awning accent="geranium" />
      <div className="wrap land-closing__in">
        <h2 className="display" id="closing">
          {t('landing.closing.title')}
        </h2>
        <p className="lead">{t('landing.closing.text')}</p>
        <a className={getButtonClass({ variant: 'light', size: 'lg' })} href={paths.register}>
          {t('landing.closing.start')}
        </a>
      </div>
    </section>
  );
}
