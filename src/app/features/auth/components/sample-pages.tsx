import type { ReactNode } from 'react';
import { getPublicAddress } from '@/app/lib/page-facts';
import { BrowserBar } from '@/ui/browser-bar';
import { useText } from '../use-text';

interface SamplePageProps {
  slug: string;
  name: string;
  slogan: string;
  scene: ReactNode;
}

/** Draws a finished website in a small browser window, as decoration. */
function SamplePage({ slug, name, slogan, scene }: SamplePageProps) {
  return (
    <div className="auth__shop">
      <BrowserBar address={getPublicAddress(slug)} />
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

export function CottageSample() {
  const t = useText();
  return (
    <SamplePage
      slug={t('auth.samples.cottageSlug')}
      name={t('auth.samples.cottageName')}
      slogan={t('auth.samples.cottageSlogan')}
      scene={<CottageScene />}
    />
  );
}

/** Draws a cottage under mountains, as decoration. */
function CottageScene() {
  return (
    <svg
      className="auth-sample__scene"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="480" height="270" fill="#f8dfc0" />
      <circle cx="120" cy="84" r="40" fill="#f5b95d" />
      <path d="M0 186l92-92 60 58 96-112 112 118 54-50 66 66v96H0z" fill="#9db4ba" />
      <path d="M248 40l44 47-24-2-16 14-16-16-22 6z" fill="#fff7ec" />
      <path d="M0 214q120-52 240-20t240-12v88H0z" fill="#5f8f72" />
      <path d="M0 240q140-34 270-14t210-8v52H0z" fill="#3f7458" />
      <path d="M198 238l72-122 72 122z" fill="#7a4630" />
      <path d="M216 238l54-92 54 92z" fill="#b9744a" />
      <path d="M248 238v-38a22 22 0 0 1 44 0v38z" fill="#ffdf8a" />
      <path d="M270 178v60M248 208h44" stroke="#7a4630" strokeWidth="4" />
      <path
        d="M62 240l26-84 26 84zM70 200l18-62 18 62zM390 244l28-96 28 96zM398 200l20-70 20 70zM130 246l18-58 18 58z"
        fill="#1f5240"
      />
    </svg>
  );
}

export function SalonSample() {
  const t = useText();
  return (
    <SamplePage
      slug={t('auth.samples.salonSlug')}
      name={t('auth.samples.salonName')}
      slogan={t('auth.samples.salonSlogan')}
      scene={<SalonScene />}
    />
  );
}

/** Draws a hairdresser's corner, as decoration. */
function SalonScene() {
  return (
    <svg
      className="auth-sample__scene"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="480" height="270" fill="#f3d9dc" />
      <path d="M0 0h480v30q-120 46-240 20T0 66z" fill="#f8e6e5" />
      <rect y="214" width="480" height="56" fill="#b98a78" />
      <rect y="214" width="480" height="7" fill="#a57665" />
      <path d="M176 214V112a64 64 0 0 1 128 0v102z" fill="#7b3f58" />
      <path d="M184 214V112a56 56 0 0 1 112 0v102z" fill="#fdf4ef" />
      <path d="M192 214V120l72-58q14 9 22 24L204 214z" fill="#fff" />
      <path d="M66 0v46" stroke="#7b3f58" strokeWidth="4" />
      <path d="M34 84a32 38 0 0 1 64 0z" fill="#e5a23b" />
      <ellipse cx="66" cy="84" rx="32" ry="7" fill="#f7d07f" />
      <path d="M414 0v26" stroke="#7b3f58" strokeWidth="4" />
      <path d="M382 64a32 38 0 0 1 64 0z" fill="#e5a23b" />
      <ellipse cx="414" cy="64" rx="32" ry="7" fill="#f7d07f" />
      <rect x="46" y="160" width="26" height="54" rx="6" fill="#2f6b57" />
      <rect x="53" y="148" width="12" height="14" rx="3" fill="#1f4b3d" />
      <rect x="80" y="174" width="30" height="40" rx="7" fill="#fdf4ef" />
      <rect x="88" y="163" width="14" height="13" rx="3" fill="#7b3f58" />
      <rect x="118" y="150" width="20" height="64" rx="6" fill="#d77e83" />
      <rect x="123" y="138" width="10" height="14" rx="3" fill="#7b3f58" />
      <path d="M366 178h56l-7 36h-42z" fill="#d9683f" />
      <path
        d="M394 180c-4-40-34-46-46-70 34 0 50 26 46 70zM394 180c-2-46 10-70 38-92 8 40-8 70-38 92zM394 180c8-24 30-34 56-34-6 24-28 36-56 34zM394 180c-10-18-32-24-54-20 8 18 30 26 54 20z"
        fill="#2f7a5c"
      />
      <path d="M394 180c-2-46 10-70 38-92" fill="none" stroke="#1f5a43" strokeWidth="3" />
    </svg>
  );
}
