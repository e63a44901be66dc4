import type { ReactNode } from 'react';
import { publicAddress } from '@/app/lib/page-facts';
import { BrowserBar } from '@/ui/browser-bar';

interface SamplePageProps {
  slug: string;
  name: string;
  slogan: string;
  scene: ReactNode;
}

/** A finished website in a browser window, drawn small; decoration. */
export function SamplePage({ slug, name, slogan, scene }: SamplePageProps) {
  return (
    <div className="auth__shop">
      <BrowserBar address={publicAddress(slug)} />
      <div className="auth-sample">
        <div className="auth-sample__head">
          <span className="auth-sample__logo">{Array.from(name.split(' ').at(-1) ?? name)[0]}</span>
          <span className="auth-sample__name">{name}</span>
        </div>
        {scene}
        <p className="auth-sample__slogan">{slogan}</p>
      </div>
    </div>
  );
}
