import { paths } from '@/core/screen-paths';
import { useText } from '../use-text';

interface CustomerNameProps {
  websiteId: number;
  name: string;
  /** It is null for a person who cannot be recognised later, and where the rows are a sample. */
  customerKey: string | null;
}

/**
 * Shows a customer's name, which leads to the card. The link is a plain one, because the landing page shows rows too
 * and has no router.
 */
export function CustomerName({ websiteId, name, customerKey }: CustomerNameProps) {
  const t = useText();
  if (name === '') return t('admin.erasedCustomer');
  if (customerKey === null) return name;
  return (
    <a
      className="link"
      href={paths.customers(websiteId, customerKey)}
      aria-label={t('admin.cardOf', { name })}
    >
      {name}
    </a>
  );
}
