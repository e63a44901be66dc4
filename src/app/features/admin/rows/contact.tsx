import { Mail, MailX, Phone } from 'lucide-react';
import { toPhoneLink } from '@/core/link';
import { useText } from '../use-text';

interface ContactMetaProps {
  email: string;
  phone: string | null;
  /** A mail to the person gets this subject; it is left out where another button writes the mail. */
  mailSubject?: string;
}

/** Says how the person can be reached; a caller whom the owner entered may have left neither. */
export function ContactMeta({ email, phone, mailSubject }: ContactMetaProps) {
  if (!email && !phone) return null;
  return (
    <p className="row__meta">
      {email && (
        <span className="wrap-anywhere">
          <Mail className="icon--sm" aria-hidden="true" />
          <EmailAddress email={email} mailSubject={mailSubject} />
        </span>
      )}
      {phone && (
        <span className="wrap-anywhere">
          <Phone className="icon--sm" aria-hidden="true" />
          <PhoneNumber phone={phone} />
        </span>
      )}
    </p>
  );
}

/** Shows a number as the visitor wrote it; it is a link that dials if the text is exactly one number. */
export function PhoneNumber({ phone }: { phone: string }) {
  const link = toPhoneLink(phone);
  if (link === null) return phone;
  return (
    <a className="link" href={link}>
      {phone}
    </a>
  );
}

interface EmailAddressProps {
  email: string;
  /** A mail to the person gets this subject; without it, the address is no link. */
  mailSubject: string | undefined;
}

export function EmailAddress({ email, mailSubject }: EmailAddressProps) {
  if (mailSubject === undefined) return email;
  return (
    <a className="link" href={getMailLink(email, mailSubject)}>
      {email}
    </a>
  );
}

/** Opens the owner's mail program with the person and the subject filled in. */
export function getMailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

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
