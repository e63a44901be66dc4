import type { Config } from '../../config';
import type { Database } from '../../db/client';
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
