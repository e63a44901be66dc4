import messages from '@messages/en.json';
import { useTranslations } from 'use-intl';
import type { Messages } from '@/core/messages';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'en';
  }
}

/** Every text of the interface. */
export const catalogue: Messages = messages;

/** The texts of the catalogue by their whole path: `t('dashboard.title')`. */
export function useText() {
  return useTranslations();
}

export type Text = ReturnType<typeof useText>;
