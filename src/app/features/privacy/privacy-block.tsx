import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/core/brand';
import { SUPPORT_MARK, unless, when } from '@/core/page-marks';
import type { PrivacySection } from './privacy-sections';
import { useText } from './use-text';

/** Paragraphs that hang on whether the operator names an address. */
const ONLY_SOMETIMES: Partial<Record<PrivacySection['title'], object>> = {
  'privacy.contact.text': when('support'),
  'privacy.contact.none': unless('support'),
};

/** A paragraph of the policy, or a list of them. */
export function PrivacyBlock({ block }: { block: PrivacySection['blocks'][number] }) {
  if (!Array.isArray(block)) {
    return (
      <p {...ONLY_SOMETIMES[block]}>
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
    email: SUPPORT_MARK,
    b: (words: ReactNode) => <b className="strong">{words}</b>,
    support: (words: ReactNode) => <Link href={`mailto:${SUPPORT_MARK}`}>{words}</Link>,
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
