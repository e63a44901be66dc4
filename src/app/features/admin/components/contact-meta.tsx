import { Mail, Phone } from 'lucide-react';
import { phoneLink } from './contact-links';
import { EmailAddress } from './email-address';

interface ContactMetaProps {
  email: string;
  phone: string | null;
  /** Of a mail to the person, where nothing else beside it writes one. */
  mailSubject?: string;
}

/** How the person can be reached. */
export function ContactMeta({ email, phone, mailSubject }: ContactMetaProps) {
  const dialLink = phone ? phoneLink(phone) : undefined;
  return (
    <p className="row__meta">
      <span className="wrap-anywhere">
        <Mail className="icon--sm" aria-hidden="true" />
        <EmailAddress email={email} mailSubject={mailSubject} />
      </span>
      {phone && (
        <span className="wrap-anywhere">
          <Phone className="icon--sm" aria-hidden="true" />
          {dialLink ? (
            <a className="link" href={dialLink}>
              {phone}
            </a>
          ) : (
            phone
          )}
        </span>
      )}
    </p>
  );
}
