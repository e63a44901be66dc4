import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { linkToken } from '@/contracts/account';

/**
 * What the link of a mail carries behind the # of its address; null without it. It is taken out of the address at once:
 * whoever sees the screen, the history or a copied address later cannot use it.
 */
export function useLinkToken(): string | null {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (hash === '') return;
    setToken(tokenIn(hash));
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, navigate]);
  return token;
}

function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash).get('token');
  return linkToken.safeParse({ token }).data?.token ?? null;
}
