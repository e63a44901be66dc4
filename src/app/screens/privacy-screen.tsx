import { PrivacyBlock } from '@/app/features/privacy/privacy-block';
import { LAST_CHANGED, privacySections } from '@/app/features/privacy/privacy-sections';
import { useText } from '@/app/features/privacy/use-text';
import { CookieSettings } from '@/app/frame/front/cookie-settings';
import { formatDate } from '@/app/lib/dates';
import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

/** What the product does with people's data. Rendered at build time, for everybody: no state, no handlers. */
export function PrivacyScreen() {
  const t = useText();
  return (
    <div className="policy-page">
      <TopBar>
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
        <div className="topbar__end">
          <a className={`${buttonClass({ variant: 'quiet' })} -mr-4`} href={paths.home}>
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
              {name === 'cookies' && <CookieSettings className={buttonClass()} />}
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}
