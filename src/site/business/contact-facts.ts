import { emailProblem } from '@/core/email';
import { paragraphs, shorten } from '@/core/text';
import { phoneLink } from '@/sections/contact-info/phone-link';
import type { PlacedSection } from '../page-layout';
import { typedSections } from '../typed-sections';

const STREET_MAX_LENGTH = 200;
/** Nobody's address is longer, and the rest of a text in its place is none. */
const ADDRESS_MAX_LENGTH = 500;
/** 032 00 Dolina, 811 01, 81101 Bratislava - Staré Mesto. */
const POSTAL_LINE = /^(?<code>\d{3} ?\d{2})(?:\s+(?<place>\D.*))?$/;

/** Telephone, email and address, each from the first contact section that has it. */
export function contactFacts(sections: readonly PlacedSection[]) {
  const contacts = typedSections(sections, 'contact-info').map(({ content }) => content);
  return {
    telephone: contacts.map(({ phone }) => phone.trim()).find((phone) => phoneLink(phone) !== null),
    email: contacts
      .map(({ email }) => email.trim())
      .find((email) => email !== '' && emailProblem(email) === null),
    address: contacts.map(({ address }) => postalAddress(address)).find((address) => address !== undefined),
  };
}

/** An address as its owner writes it, in lines or with commas; its parts are told apart by the postal code. */
export function postalAddress(text: string) {
  const lines = paragraphs(text.trim().slice(0, ADDRESS_MAX_LENGTH))
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (lines.length === 0) return undefined;
  const postal = lines.findIndex((line) => POSTAL_LINE.test(line));
  const street = (postal === -1 ? lines : lines.slice(0, postal)).join(', ');
  const groups = POSTAL_LINE.exec(lines[postal] ?? '')?.groups;
  return {
    '@type': 'PostalAddress',
    streetAddress: shorten(street, STREET_MAX_LENGTH) || undefined,
    postalCode: groups?.code,
    addressLocality: groups?.place,
  };
}
