import { AdminDemoSection } from '@/app/features/admin/demo/admin-demo-section';
import { Closing } from '@/app/features/landing/closing';
import { EditorPreview } from '@/app/features/landing/editor-preview';
import { Examples } from '@/app/features/landing/examples';
import { Features } from '@/app/features/landing/features';
import { Hero } from '@/app/features/landing/hero';
import { LandingBar } from '@/app/features/landing/landing-bar';
import { LandingFooter } from '@/app/features/landing/landing-footer';
import { Pricing } from '@/app/features/landing/pricing';
import { Stats } from '@/app/features/landing/stats';
import { useText } from '@/app/lib/texts';
import { buttonClass } from '@/ui/button';

/** What a signed-out visitor sees at `/`. Rendered at build time: no state, no handlers, no style attributes. */
export function LandingScreen() {
  const t = useText();
  return (
    <div className="land">
      <a className={`${buttonClass({ variant: 'primary' })} skip`} href="#main">
        {t('landing.skip')}
      </a>
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
      <LandingFooter />
    </div>
  );
}
