import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { paths } from '@/app/paths';
import { Button } from '@/ui/button';
import { useText } from '../use-text';
import { useCountdown } from './use-countdown';

const REDIRECT_SECONDS = 10;

/** Leads to the dashboard after a while, unless the owner would rather read on. */
export function RedirectCountdown() {
  const t = useText();
  const navigate = useNavigate();
  const [isStopped, setIsStopped] = useState(false);
  const leave = useCallback(() => void navigate({ to: paths.home }), [navigate]);
  const left = useCountdown(REDIRECT_SECONDS, !isStopped, leave);
  if (isStopped) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="sm mute num">{t('paymentSuccess.countdown', { count: left })}</p>
      <Button variant="quiet" size="sm" className="-mx-3" onClick={() => setIsStopped(true)}>
        {t('paymentSuccess.stay')}
      </Button>
    </div>
  );
}
