import { AdminDemoSection } from '@/app/features/admin/demo/admin-demo-section';
import { Closing } from '@/app/features/landing/closing';
import { EditorPreview } from '@/app/features/landing/editor-preview';
import { Examples } from '@/app/features/landing/examples';
import { Features } from '@/app/features/landing/features';
import { Hero } from '@/app/features/landing/hero';
import { LandingBar } from '@/app/features/landing/landing-bar';
import { Pricing } from '@/app/features/landing/pricing';
import { Stats } from '@/app/features/landing/stats';

/** What a signed-out visitor sees at `/`. Rendered at build time: no state, no handlers, no style attributes. */
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
