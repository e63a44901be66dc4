import type { SandboxCardInput } from '@/contracts/billing';
import { type Phrase, phrase } from '@/core/messages';

/** A test card does one of these. `fails-later` pays once and is declined at every renewal. */
type CardOutcome = 'succeeds' | 'fails-later' | 'confirms';

/** Stripe's own tests use these numbers. */
const OUTCOME_BY_NUMBER: Record<string, CardOutcome | 'declined'> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000002500003155': 'confirms',
  '4000000000000341': 'fails-later',
};

type CardReading = { outcome: CardOutcome; lastFour: string } | { failure: Phrase };

/** Returns what a provider would say to a card. */
export function readCard({ number, expiry, cvc }: SandboxCardInput, now: Date): CardReading {
  const digits = number.replace(/[\s-]/g, '');
  const outcome = OUTCOME_BY_NUMBER[digits];
  if (!outcome) return { failure: phrase('sandbox.unknownCard') };
  if (!isInFuture(expiry, now)) return { failure: phrase('sandbox.expiry') };
  if (!/^\d{3,4}$/.test(cvc.trim())) return { failure: phrase('sandbox.cvc') };
  if (outcome === 'declined') return { failure: phrase('sandbox.declined') };
  return { outcome, lastFour: toLastFour(digits) };
}

/** Returns true if renewals are declined for the card with these last four digits. */
export function failsLater(lastFour: string | null): boolean {
  return lastFour === getLastFour('fails-later');
}

/** Returns the last four digits of the test card that does this. */
export function getLastFour(outcome: CardOutcome): string {
  const numbers = Object.keys(OUTCOME_BY_NUMBER);
  return toLastFour(numbers.find((number) => OUTCOME_BY_NUMBER[number] === outcome) ?? '');
}

const toLastFour = (number: string) => number.slice(-4);

/** Takes a month such as `12/29`; a card is good until its month ends. */
function isInFuture(expiry: string, now: Date): boolean {
  const groups = /^\s*(?<month>\d{1,2})\s*\/\s*(?:20)?(?<year>\d{2})\s*$/.exec(expiry)?.groups;
  const month = Number(groups?.month);
  if (!(month >= 1 && month <= 12)) return false;
  return Date.UTC(2000 + Number(groups?.year), month) > now.getTime();
}
