import type { ReactNode } from 'react';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/core/brand';
import type { PrivacySection } from './privacy-sections';
import { useText } from './use-text';

/** A paragraph of the policy, or a list of them. */
export function PrivacyBlock({ block }: { block: PrivacySection['blocks'][number] }) {
  if (!Array.isArray(block)) {
    return (
      <p>
        <PrivacyText textKey={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((textKey) => (
        <li key={textKey}>
          <PrivacyText textKey={textKey} />
        </li>
      ))}
    </ul>
  );
}

function PrivacyText({ textKey }: { textKey: PrivacySection['title'] }) {
  const t = useText();
  return t.rich(textKey, {
    product: PRODUCT_NAME,
    email: SUPPORT_EMAIL,
    b: (words: ReactNode) => <b className="strong">{words}</b>,
    support: (words: ReactNode) => <Link href={`mailto:${SUPPORT_EMAIL}`}>{words}</Link>,
    stripe: (words: ReactNode) => <Link href="https://stripe.com/privacy">{words}</Link>,
    google: (words: ReactNode) => <Link href="https://policies.google.com/privacy">{words}</Link>,
  });
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} rel="noopener">
      {children}
    </a>
  );
}
