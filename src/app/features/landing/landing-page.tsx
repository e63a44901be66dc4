import { useText } from '@/app/lib/texts';
import { buttonClass } from '@/ui/button';
import { Benefits } from './benefits';
import { Closing } from './closing';
import { Hero } from './hero';
import { LandingBar } from './landing-bar';
import { Pricing } from './pricing';

/** What a signed-out visitor sees at `/`. Rendered at build time: no state, no handlers, no style attributes. */
export function LandingPage() {
  const t = useText();
  return (
    <div className="land">
      <a className={`${buttonClass({ variant: 'primary' })} skip`} href="#main">
        {t('landing.skip')}
      </a>
      <LandingBar />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Benefits />
        <Pricing />
        <Closing />
      </main>
    </div>
  );
}
