import { use } from 'react';
import { useTranslations } from 'use-intl';
import { HoursAddressContext } from './host';

/** Leads to the screen of the website's opening hours; draws nothing for a website that is not stored yet. */
export function HoursLink() {
  const t = useTranslations('sections.contact-info');
  const address = use(HoursAddressContext);
  if (address === null) return null;
  return (
    <>
      {' '}
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('changeHours')}
      </a>
    </>
  );
}
