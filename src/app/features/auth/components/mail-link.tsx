import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormFailure } from '@/app/frame/form-failure';
import { linkToken } from '@/contracts/account';
import { Button } from '@/ui/button';
import { useText } from '../use-text';

/**
 * Returns the token behind the # of a mailed link, or null. The token is removed from the address at once, so that
 * nobody can use it who sees the screen, the history or a copied address later.
 */
export function useLinkToken(): string | null {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(() => findToken(hash));
  useEffect(() => {
    if (hash === '') return;
    setToken(findToken(hash));
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, navigate]);
  return token;
}

function findToken(hash: string): string | null {
  const token = new URLSearchParams(hash).get('token');
  return linkToken.safeParse({ token }).data?.token ?? null;
}

/** Says that the server could not be asked about the link. */
export function LinkUnread({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <FormFailure text={t('auth.link.failed')} />
      <Button size="lg" onClick={onAgain}>
        {t('auth.link.again')}
      </Button>
    </div>
  );
}
