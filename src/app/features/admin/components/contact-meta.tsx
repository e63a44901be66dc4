import { Mail, Phone } from 'lucide-react';
import { phoneLink } from './contact-links';

interface ContactMetaProps {
  email: string;
  phone: string | null;
}

/** How the person can be reached. */
export function ContactMeta({ email, phone }: ContactMetaProps) {
  const dialLink = phone ? phoneLink(phone) : undefined;
  return (
    <p className="row__meta">
      <span className="wrap-anywhere">
        <Mail className="icon--sm" aria-hidden="true" />
        {email}
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
