import { Benefits } from './benefits';
import { Closing } from './closing';
import { Hero } from './hero';
import { LandingBar } from './landing-bar';
import { Pricing } from './pricing';

/** What a signed-out visitor sees at `/`. Rendered at build time: no state, no handlers, no style attributes. */
export function LandingPage() {
  return (
    <div className="land">
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
