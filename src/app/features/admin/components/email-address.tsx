import { mailLink } from './contact-links';

interface EmailAddressProps {
  email: string;
  /** Of a mail to the person; without it, the address is no link. */
  mailSubject: string | undefined;
}

export function EmailAddress({ email, mailSubject }: EmailAddressProps) {
  if (mailSubject === undefined) return email;
  return (
    <a className="link" href={mailLink(email, mailSubject)}>
      {email}
    </a>
  );
}
