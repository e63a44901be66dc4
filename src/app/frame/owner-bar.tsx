import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import { useCurrentUser, useTier } from '@/app/entities/account';
import { browserCopies } from '@/app/lib/browser-copies';
import { call } from '@/app/lib/call';
import { storeNotice } from '@/app/lib/next-document';
import { useText } from '@/app/lib/texts';
import * as api from '@/contracts/endpoints/accounts';
import { PRODUCT_NAME } from '@/core/brand';
import { getTierNameValues, isUnlimited } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Badge } from '@/ui/badge';
import { Brand } from '@/ui/brand';
import { Button, getButtonClass } from '@/ui/button';
import type { ToastMessage } from '@/ui/toast-state';
import { TopBar } from '@/ui/top-bar';

/** Shows the bar of the screens that belong to the owner and not to one website. */
export function OwnerBar() {
  const t = useText();
  const { user } = useCurrentUser();
  const welcome =
    user &&
    t.rich('frame.welcome', {
      name: user.nickname || user.email,
      strong: (name) => <b className="strong text-ink">{name}</b>,
    });
  const logOutFailure = {
    tone: 'bad',
    title: t('frame.logoutFailed'),
    description: t('frame.logoutFailedText'),
  } as const;
  return (
    <>
      <TopBar>
        <Link to={paths.home} className="brand">
          <Brand name={PRODUCT_NAME} />
        </Link>
        <TierBadge />
        <div className="topbar__end">
          {welcome && <span className="only-wide soft mr-2 truncate">{welcome}</span>}
          <Link to={paths.profile} className={getButtonClass({ variant: 'quiet' })}>
            <UserRound />
            <span className="only-wide">{t('frame.profile')}</span>
            <span className="only-phone sr-only">{t('frame.profile')}</span>
          </Link>
          {user && (
            <Button variant="quiet" onClick={() => void logOut(user.id, logOutFailure)}>
              <LogOut />
              <span className="only-wide">{t('frame.logout')}</span>
              <span className="only-phone sr-only">{t('frame.logout')}</span>
            </Button>
          )}
        </div>
      </TopBar>
      {welcome && (
        <section className="only-phone wrap soft wrap-anywhere pt-4" aria-label={t('frame.profile')}>
          {welcome}
        </section>
      )}
    </>
  );
}

/** Shows the effective tier in capitals; FREE where nobody is signed in. */
function TierBadge() {
  const t = useText();
  const tier = useTier();
  const { name } = getTierNameValues(tier);
  return (
    <Badge tone={isUnlimited(tier, 'galleryImages') ? 'butter' : 'tier'} className="badge--tier">
      {t('frame.tier', { tier, name: name.toUpperCase() })}
    </Badge>
  );
}

/**
 * Ends the session, deletes what this browser stored for the owner, and loads the start page afresh. If the call fails,
 * the next page says so.
 */
async function logOut(userId: number, failure: ToastMessage): Promise<void> {
  try {
    await call(api.logOut, {});
    browserCopies.forget(userId);
  } catch {
    // On a shared computer the owner must know that they are still signed in.
    storeNotice(failure);
  } finally {
    // Back must not lead to a screen that was drawn for the owner.
    window.location.replace(paths.home);
  }
}
