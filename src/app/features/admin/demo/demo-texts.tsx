import { admin, validation } from '@messages/en.json';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

/** Only what the admin says: the demo comes into a page that loads nothing else of the application. */
export function DemoTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" timeZone="UTC" messages={{ admin, validation }}>
      {children}
    </IntlProvider>
  );
}
