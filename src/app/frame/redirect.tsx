import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LoadingScreen } from './loading-screen';

/**
 * Leads to another screen, once. The router's own Navigate navigates again at each rendering, and the former screen is
 * rendered again while the address changes.
 */
export function Redirect(props: NavigateOptions) {
  const navigate = useNavigate();
  const target = useRef(props);
  useEffect(() => {
    void navigate({ ...target.current, replace: true });
  }, [navigate]);
  return <LoadingScreen />;
}
