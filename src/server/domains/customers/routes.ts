import type { Retention } from '@/contracts/customers';
import * as api from '@/contracts/endpoints/customers';
import { RETENTION_MONTHS } from '@/core/customers';
import { serve } from '../../http/route';
import { limitExports } from '../../kernel/limit-exports';
import { linkNextPage } from '../../kernel/page-cursor';
import { inOneStatement } from '../../kernel/unit-of-work';
import { readRetention, writeRetention } from '../websites';
import { eraseCustomer, type ImportsOfWebsite, joinCustomers, saveCustomer } from './change-customers';
import { exportCustomer } from './export-customer';
import { listAlikeCustomers, listCustomers } from './list-customers';
import { readCustomer } from './read-customer';

/** Nobody types faster into the search. */
const LISTS = { max: 300, windowSeconds: 60 };
/** These look through everything that a website holds. */
const PAIRS = { max: 20, windowSeconds: 60 };

export const customerRoutes = (imports: ImportsOfWebsite) => [
  serve(api.listCustomers, {
    access: 'site-owner',
    ownerLimit: LISTS,
    whenExpired: 'open',
    call: async ({ deps, params: { id }, query, request, reply }) => {
      const { customers, next } = await listCustomers(deps, id, query);
      if (next !== null) linkNextPage(request, reply, next);
      return customers;
    },
  }),
  serve(api.listAlikeCustomers, {
    access: 'site-owner',
    ownerLimit: PAIRS,
    call: ({ deps, params: { id } }) => listAlikeCustomers(deps.db, id),
  }),
  serve(api.readCustomer, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id, key } }) => readCustomer(deps, id, key),
  }),
  serve(api.saveCustomer, {
    access: 'site-owner',
    call: ({ deps, params: { id, key }, body }) => saveCustomer(deps, id, key, body),
  }),
  serve(api.joinCustomers, {
    access: 'site-owner',
    call: ({ deps, params: { id, key }, body: { other } }) => joinCustomers(deps, id, key, other),
  }),
  serve(api.exportCustomer, {
    access: 'site-owner',
    whenExpired: 'open',
    rateLimit: { max: 30, windowSeconds: 60 },
    call: ({ deps, user, params: { id, key }, reply }) =>
      limitExports(user.id, reply, () => exportCustomer(deps.db, id, key, { reply, locale: user.language })),
  }),
  serve(api.eraseCustomer, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id, key } }) => eraseCustomer(deps, imports, id, key),
  }),
  serve(api.readRetention, {
    access: 'site-owner',
    call: async ({ deps, params: { id } }) => present(await readRetention(deps.db, id)),
  }),
  serve(api.saveRetention, {
    access: 'site-owner',
    call: async ({ deps, params: { id }, body: { months } }) => {
      await inOneStatement(deps.db, (tx) => writeRetention(tx, id, months));
      return { months };
    },
  }),
];

function present(stored: number | null): Retention {
  return { months: RETENTION_MONTHS.find((months) => months === stored) ?? null };
}
