import { notFound } from '@messages/en.json';
import { useScreenTitle } from '@/app/lib/screen-title';
import { textsOf } from '@/app/lib/texts';
import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

const useText = textsOf({ notFound });

/** Also rendered at build time for addresses that the server does not know, so it has no state and plain links. */
export function NotFoundScreen() {
  const t = useText();
  useScreenTitle(t('notFound.documentTitle'));
  return (
    <>
      <TopBar>
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
      </TopBar>
      <main id="main" className="wrap page">
        <div className="grid justify-items-center gap-2 py-14 text-center sm:py-24">
          <p className="hero-title text-leaf-700" aria-hidden="true">
            {t('notFound.code')}
          </p>
          <h1 className="h1" tabIndex={-1}>
            <span className="sr-only">{t('notFound.code')} </span>
            {t('notFound.title')}
          </h1>
          <p className="soft max-w-[44ch] text-balance">{t('notFound.text')}</p>
          <a className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-6`} href={paths.home}>
            {t('notFound.back')}
          </a>
        </div>
      </main>
    </>
  );
}
