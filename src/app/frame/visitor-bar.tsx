import { Link } from '@tanstack/react-router';
import { addAskedLanguage } from '@/app/lib/asked-language';
import { useText } from '@/app/lib/texts';
import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { Brand } from '@/ui/brand';
import { getButtonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

/** Shows the bar of screens that are open to people who are not signed in; the start page is not part of this app. */
export function VisitorBar() {
  const t = useText();
  return (
    <TopBar>
      <a href={addAskedLanguage(paths.home)} className="brand brand--short">
        <Brand name={PRODUCT_NAME} />
      </a>
      <div className="topbar__end">
        <Link to={paths.login} className={getButtonClass({ variant: 'quiet' })}>
          {t('frame.login')}
        </Link>
        <Link to={paths.register} className={getButtonClass()}>
          {t('frame.signUp')}
        </Link>
      </div>
    </TopBar>
  );
}
