import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/core/brand';

/** Names the browser's tab after the screen. */
export function useScreenTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
