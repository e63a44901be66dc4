import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import type { Invoice } from '@/contracts/billing';
import { Banner } from '@/ui/banner';
import { buttonClass } from '@/ui/button';

/** A payment failed; where the provider has a page for it, that is one press away. */
export function PastDue() {
  const t = useText();
  const { data: invoices } = useQuery<Invoice[]>({ queryKey: ['/api/invoices'] });
  const url = invoices?.find(({ status }) => status === 'open')?.url;
  return (
    <Banner
      tone="red"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        url && (
          <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
            {t('subscription.period.payInvoice')}
          </a>
        )
      }
    >
      {t('subscription.period.pastDue')}
    </Banner>
  );
}
