/** Page, mails and calendars say these facts of a business alike. Each is empty until it is filled in. */
export interface Business {
  name: string;
  phone: string;
  email: string;
  /** It is written in lines or with commas, as on an envelope, without the name. */
  address: string;
  /** The law names this firm or person as the seller behind the name. */
  sellerName: string;
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  /** Names the court or office that keeps the register, and the entry in it. */
  register: string;
}

export type BusinessField = keyof Business;

/** Each field takes at most this many characters. */
export const BUSINESS_LIMITS: Readonly<Record<BusinessField, number>> = {
  name: 100,
  phone: 60,
  email: 254,
  address: 300,
  sellerName: 140,
  companyNumber: 40,
  taxNumber: 40,
  vatNumber: 40,
  register: 200,
};

export const EMPTY_BUSINESS: Business = {
  name: '',
  phone: '',
  email: '',
  address: '',
  sellerName: '',
  companyNumber: '',
  taxNumber: '',
  vatNumber: '',
  register: '',
};

/** Returns an address of several lines as one, for example `Vzorová 14, 917 01 Trnava`. */
export function toAddressLine(address: string): string {
  return address
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
}
