import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingScreen } from './loading-screen';
import { SkipLink } from './skip-link';
import { useHeadingFocus } from './use-heading-focus';

export function RootFrame() {
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </>
  );
}
