import type { Database } from '../../kernel/database';
import type { Config } from '../../settings/config';
import type { Clock } from '../clock/clock';
import type { Payments } from './payments';
import { createSandboxPayments } from './sandbox-payments';
import { createStripePayments } from './stripe-payments';

/** The provider of this configuration. */
export function openPayments({ payments }: Config, db: Database, clock: Clock): Payments {
  return payments.provider === 'stripe'
    ? createStripePayments(payments, clock)
    : createSandboxPayments(db, clock);
}
