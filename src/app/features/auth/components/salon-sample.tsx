import { useText } from '../use-text';
import { SamplePage } from './sample-page';

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

/** A hairdresser's corner; decoration. */
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
