import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingScreen } from './loading-screen';
import { useHeadingFocus } from './use-heading-focus';

export function RootFrame() {
  useHeadingFocus();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}
