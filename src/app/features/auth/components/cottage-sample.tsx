import { useText } from '../use-text';
import { SamplePage } from './sample-page';

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

/** A cottage under mountains; decoration. */
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
