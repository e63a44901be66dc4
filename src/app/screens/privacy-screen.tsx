import { privacy } from '@messages';
import type { ReactNode } from 'react';
import { LAST_CHANGED, type PrivacySection, privacySections } from '@/app/features/privacy/privacy-sections';
import { CookieSettings } from '@/app/frame/front/front-page';
import { formatDate } from '@/app/lib/dates';
import { createUseText } from '@/app/lib/texts';
import { PRODUCT_NAME } from '@/core/brand';
import { SUPPORT_MARK, unless, when } from '@/core/page-marks';
import { paths } from '@/core/screen-paths';
import { Brand } from '@/ui/brand';
import { getButtonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

const useText = createUseText({ privacy });

/** These paragraphs depend on whether the operator names an address. */
const ONLY_SOMETIMES: Partial<Record<PrivacySection['title'], object>> = {
  'privacy.contact.text': when('support'),
  'privacy.contact.none': unless('support'),
};

/**
 * Says what the product does with people's data. It is rendered at build time, for everybody, so it has no state and no
 * handlers.
 */
export function PrivacyScreen() {
  const t = useText();
  return (
    <div className="policy-page">
      <TopBar>
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <div className="topbar__end">
          <a className={`${getButtonClass({ variant: 'quiet' })} -mr-4`} href={paths.home}>
            {t('privacy.home')}
          </a>
        </div>
      </TopBar>
      <main className="policy" id="main" tabIndex={-1}>
        <header className="policy__head">
          <h1 className="display">{t('privacy.title')}</h1>
          <p className="lead">{t('privacy.lead', { product: PRODUCT_NAME })}</p>
          <p className="sm mute">{t('privacy.changed', { date: formatDate(LAST_CHANGED) })}</p>
        </header>
        <nav className="policy__contents" aria-labelledby="policy-contents">
          <h2 className="h3" id="policy-contents">
            {t('privacy.contents')}
          </h2>
          <ol>
            {privacySections.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`}>{t(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy__text">
          {privacySections.map(({ name, title, blocks }) => (
            <section key={name} id={name} aria-labelledby={`${name}-title`}>
              <h2 className="h2" id={`${name}-title`}>
                {t(title)}
              </h2>
              {blocks.map((block) => (
                <PrivacyBlock key={String(block)} block={block} />
              ))}
              {name === 'cookies' && <CookieSettings className={getButtonClass()} />}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

/** Shows a paragraph of the policy, or a list of paragraphs. */
function PrivacyBlock({ block }: { block: PrivacySection['blocks'][number] }) {
  if (!Array.isArray(block)) {
    return (
      <p {...ONLY_SOMETIMES[block]}>
        <PrivacyText textKey={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((textKey) => (
        <li key={textKey}>
          <PrivacyText textKey={textKey} />
        </li>
      ))}
    </ul>
  );
}

function PrivacyText({ textKey }: { textKey: PrivacySection['title'] }) {
  const t = useText();
  return t.rich(textKey, {
    product: PRODUCT_NAME,
    email: SUPPORT_MARK,
    b: (words: ReactNode) => <b className="strong">{words}</b>,
    support: (words: ReactNode) => <Link href={`mailto:${SUPPORT_MARK}`}>{words}</Link>,
    stripe: (words: ReactNode) => <Link href="https://stripe.com/privacy">{words}</Link>,
    google: (words: ReactNode) => <Link href="https://policies.google.com/privacy">{words}</Link>,
  });
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} rel="noopener">
      {children}
    </a>
  );
}
