import { openMail } from '@tests/support/open-mail';
import { describe, expect, it } from 'vitest';
import { EMPTY_BUSINESS } from '@/core/business';
import { createKeyedHash } from '../../kernel/secrets';
import { composeBookingMail, composeNewBookingMail } from '../bookings/booking-mails';
import type { BookingRecord } from '../bookings/queries';
import { composeNewMessageMail } from '../messages/submit-contact';
import { composeNewOrderMail, composeOrderReceivedMail } from '../orders/order-mails';
import type { Mail } from './mail';
import type { MailWebsite } from './mail-website';

const website: MailWebsite = {
  id: 7,
  title: 'Salón Zora',
  slug: 'salon-zora',
  timeZone: 'Europe/Bratislava',
  newsBy: 'each',
  language: 'en',
  business: { ...EMPTY_BUSINESS, address: 'Vzorová 14\n917 01 Trnava', phone: '+421 900 000 123' },
  account: { email: 'zora@example.com', language: 'en', owner: { id: 1, isProven: true, isPaid: true } },
  publicUrl: 'https://verandly.example',
  keyedHash: createKeyedHash('a secret of tests'),
  platformEmail: 'no-reply@verandly.example',
};
const unproven: MailWebsite = {
  ...website,
  account: { ...website.account, owner: { ...website.account.owner, isProven: false } },
};
const now = new Date('2026-11-21T10:00:00Z');
const noRequest = { requestId: null, requestDigest: null, importId: null };
const visit: BookingRecord = {
  id: 12,
  websiteId: 7,
  sectionId: 'booking-1',
  serviceId: 'cut',
  resource: 'booking-1/cut',
  personId: null,
  personName: null,
  stay: null,
  during: '[2026-11-24 09:00,2026-11-24 10:30)',
  bookingType: 'hourly',
  customerName: 'Tibor',
  customerEmail: 'tibor@example.com',
  customerPhone: null,
  service: 'Strih, farba',
  durationMinutes: 90,
  price: null,
  bookingDate: new Date('2026-11-24T08:00:00Z'),
  bookingDateText: '2026-11-24',
  bookingTimeText: '09:00',
  bookingEndDateText: null,
  status: 'pending',
  waitsUntil: null,
  proposedUntil: null,
  network: null,
  remindAt: null,
  customerAct: null,
  customerActedAt: null,
  isEmailProven: false,
  notes: null,
  ownerWords: null,
  answers: [],
  moreServiceIds: [],
  ownerWordsAt: null,
  noShow: false,
  customerKey: null,
  isCustomerTold: true,
  calendarSequence: 0,
  createdAt: now,
  ...noRequest,
};
const stay: BookingRecord = {
  ...visit,
  bookingType: 'daily',
  service: 'Podkrovie',
  durationMinutes: null,
  price: '64.00',
  bookingDate: new Date('2026-12-30T11:00:00Z'),
  bookingDateText: '2026-12-30',
  bookingTimeText: '12:00',
  bookingEndDateText: '2027-01-02',
};
const order = {
  id: 3,
  websiteId: 7,
  orderNumber: 26_000_001,
  customerName: 'Tibor',
  customerEmail: 'tibor@example.com',
  customerPhone: '+421 900 000 000',
  totalAmount: '1450.00',
  status: 'pending' as const,
  canTakeBack: false,
  shippingAddress: 'Dlhá 1, 811 01 Bratislava',
  notes: null,
  customerKey: null,
  isCustomerTold: true,
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Pekáreň na rohu',
  swiftCode: 'TATRSKBX',
  createdAt: now,
  ...noRequest,
  items: [{ orderId: 3, productId: 1, name: 'Torta', quantity: 2, price: '725.00' }],
};
const codes = { payBySquare: '0004I0000', epc: 'BCD\n002' };
const submission = {
  id: 1,
  websiteId: 7,
  isRead: false,
  replies: [],
  customerKey: null,
  createdAt: now,
  phone: null,
  ...noRequest,
};

/** Returns the lines of a calendar, with long ones joined again. */
const calendarOf = ({ attachments: [calendar] }: Mail) =>
  (calendar?.content ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a message', () => {
  const hostile = {
    ...submission,
    name: '<script>alert(1)</script>',
    email: 'tibor@example.com',
    message: 'Dobrý deň,\n<img src=x onerror=alert(1)> "a" & \'b\'\n> koniec',
  };

  it('is text in HTML and in text, and an answer goes to the visitor', async () => {
    const mail = await openMail(composeNewMessageMail(website, hostile));
    expect(mail).toMatchObject({
      from: { address: 'no-reply@verandly.example' },
      to: [{ address: 'zora@example.com' }],
      replyTo: [{ address: 'tibor@example.com' }],
    });
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &quot;a&quot; &amp; &#39;b&#39;<br>&gt; koniec',
    );
    expect(mail.html).toContain('href="https://verandly.example/admin/7#messages"');
    expect(mail.text).toContain('> <img src=x onerror=alert(1)> "a" & \'b\'\n> > koniec');
  });

  it('carries the longest texts whole', async () => {
    const message = `${'ž'.repeat(4998)}!\n`;
    const mail = await openMail(
      composeNewMessageMail(website, { ...hostile, name: 'Ž'.repeat(200), message }),
    );
    expect(mail.subject).toContain('Ž'.repeat(200));
    expect(mail.text).toContain(`${'ž'.repeat(4998)}!`);
    expect(mail.html).toContain(`${'ž'.repeat(4998)}!`);
  });
});

it('a sender is named in the language of who reads it', () => {
  const sk: MailWebsite = { ...website, language: 'sk' };
  expect(composeNewBookingMail(sk, visit).fromName).toBe('Salón Zora via Verandly');
  expect(composeBookingMail(sk, visit, 'received', now).fromName).toBe('Salón Zora cez Verandly');
});

describe('a booking', () => {
  it('tells the owner all of it', async () => {
    const mail = await openMail(
      composeNewBookingMail(website, { ...visit, customerPhone: '0900', notes: 'Prvý raz' }),
    );
    expect(mail.subject).toBe('New booking: Tibor, Strih, farba');
    for (const fact of ['Tuesday 24\u00a0November 2026', '09:00', '90 min', '0900', 'Prvý raz']) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
  });

  it('tells the customer, whose answer goes to the owner', async () => {
    const mail = await openMail(composeBookingMail(website, visit, 'received', now));
    expect(mail).toMatchObject({
      subject: 'Salón Zora: we have your booking request',
      to: [{ address: 'tibor@example.com' }],
      replyTo: [{ address: 'zora@example.com' }],
    });
  });

  it('counts the nights of a stay and what they cost', async () => {
    const { text } = composeBookingMail(website, stay, 'received', now);
    expect(text).toContain('Arrival: Wednesday 30\u00a0December 2026');
    expect(text).toContain('Departure: Saturday 2\u00a0January 2027');
    expect(text).toMatch(/Nights: 3\nTotal: €192\.00/);
  });

  it('is an invitation for a calendar, by the instants of a visit', async () => {
    const confirmed = { ...visit, status: 'confirmed' as const, calendarSequence: 1 };
    const letter = composeBookingMail(website, confirmed, 'confirmed', now);
    expect(calendarOf(letter)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:booking-12@verandly.example',
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20261124T080000Z',
        'DTEND:20261124T093000Z',
        'SUMMARY:Strih\\, farba – Salón Zora',
        'ORGANIZER;CN="Salón Zora":MAILTO:zora@example.com',
      ]),
    );
    const mail = await openMail(letter);
    const types = mail.attachments.map(({ mimeType, method, filename }) => [mimeType, method, filename]);
    expect(types).toContainEqual(['text/calendar', 'REQUEST', null]);
    expect(types).toContainEqual(['application/ics', undefined, 'booking.ics']);
  });

  it('names no business in the calendar that nobody has proven, and nobody who was typed', () => {
    const calendar = calendarOf(composeBookingMail(unproven, visit, 'received', now));
    expect(calendar).toEqual(
      expect.arrayContaining([
        'SUMMARY:Strih\\, farba',
        'ORGANIZER;CN="Verandly":MAILTO:no-reply@verandly.example',
      ]),
    );
    expect(calendar.join()).not.toMatch(/Tibor|Salón|zora@/);
  });

  it('is whole days for a stay, up to the day of departure', () => {
    expect(calendarOf(composeBookingMail(website, stay, 'received', now))).toEqual(
      expect.arrayContaining([
        'STATUS:TENTATIVE',
        'SEQUENCE:0',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270102',
      ]),
    );
  });

  it('is taken out of the calendar when it is cancelled', async () => {
    const cancelled = { ...visit, status: 'cancelled' as const, calendarSequence: 2 };
    const letter = composeBookingMail(website, cancelled, 'cancelled', now);
    expect(calendarOf(letter)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:booking-12@verandly.example',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
      ]),
    );
    const mail = await openMail(letter);
    expect(mail.attachments.map(({ method }) => method)).toContain('CANCEL');
  });

  it('adds no line of its own to a calendar', () => {
    const title = 'A"\r\nATTENDEE:x@example.com\r\nB;:,';
    const calendar = calendarOf(
      composeBookingMail({ ...website, title }, { ...visit, service: title }, 'moved', now),
    );
    expect(calendar.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(calendar.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('goes without a calendar to an address that calendars do not know', () => {
    const mail = composeBookingMail(website, { ...visit, customerEmail: 'žofia@šípka.sk' }, 'received', now);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain('09:00');
  });
});

describe('an order', () => {
  it('tells the owner what to send where', () => {
    const { text, replyTo } = composeNewOrderMail(website, { ...order, notes: 'Bez orechov' });
    expect(text).toMatch(/Items: 2 × Torta, €725\.00/);
    for (const fact of ['26000001', 'Dlhá 1, 811 01 Bratislava', '+421 900 000 000', '> Bez orechov']) {
      expect(text).toContain(fact);
    }
    expect(replyTo).toBe('tibor@example.com');
  });

  it('tells the customer how to pay, with codes that mail programs show', async () => {
    const mail = await openMail(composeOrderReceivedMail(website, order, codes));
    expect(mail.text).toContain(
      'Account number: SK31 1200 0000 1987 4263 7541\nAccount holder: Pekáreň na rohu\nSWIFT code (BIC): TATRSKBX',
    );
    expect(mail.text).toMatch(
      /Amount: €1,450\.00\nPayment reference: tibor@example.com\nVariable symbol \(order number\): 26000001/,
    );
    expect(mail.html).toContain('src="cid:pay-by-square"');
    expect(mail.html).toContain('src="cid:epc"');
    const pictures = mail.attachments.map(({ mimeType, contentId }) => [mimeType, contentId]);
    expect(pictures).toEqual([
      ['image/png', '<pay-by-square>'],
      ['image/png', '<epc>'],
    ]);
  });

  it('asks nobody to pay for what costs nothing', () => {
    const free = { ...order, totalAmount: '0.00' };
    const { text } = composeOrderReceivedMail(website, free, null);
    expect(text).toContain('26000001');
    expect(text).not.toContain('Payment details');
    expect(composeNewOrderMail(website, free).text).toContain("There's nothing to pay.");
    expect(composeNewOrderMail(website, order).text).not.toContain("There's nothing to pay.");
  });

  it('shows payment details only when all three are there', () => {
    const mail = composeOrderReceivedMail(website, { ...order, swiftCode: '' }, codes);
    expect(mail.text).not.toContain('Account number');
    expect(mail.attachments).toEqual([]);
  });
});
