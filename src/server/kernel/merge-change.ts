import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { mergeValues } from '@/core/merge-values';
import { parseFields } from './validation';

/** Holds a record as its sender wants it, and as the sender had read it. */
export interface RecordChange<Value> {
  after: Value;
  before?: unknown;
}

/**
 * Returns the record that is to be stored: what the sender has changed is as the sender wants it, and the rest as it is
 * stored, since another device may have changed that. Without `before` the sent record takes the place of the stored
 * one. Throws VALIDATION when both changes together are more than the schema allows.
 */
export function mergeChange<Schema extends z.ZodMiniType>(
  schema: Schema,
  { before, after }: RecordChange<z.output<Schema>>,
  stored: z.output<Schema>,
): z.output<Schema> {
  const isOnlyChange = before === undefined || isDeepStrictEqual(before, stored);
  return isOnlyChange ? after : parseFields(schema, mergeValues(before, after, stored));
}
