import { MailX } from 'lucide-react';
import { useText } from '../use-text';

/** Says that no mail went to a customer, so that the owner tells them in another way. */
export function NotTold() {
  const t = useText();
  return (
    <p className="not-told">
      <MailX aria-hidden="true" />
      {t('admin.notTold')}
    </p>
  );
}
