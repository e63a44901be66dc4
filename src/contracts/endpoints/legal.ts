import * as z from 'zod/mini';
import {
  LEGAL_ADDRESS_MAX_LENGTH,
  LEGAL_TEXT_MAX_LENGTH,
  type LegalEntry,
  type LegalKind,
  toSecureLink,
} from '@/core/legal';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { endpoint } from '../endpoint';
import { idParams, recordBefore } from '../parameters';

const upTo = (maxLength: number) =>
  z.refine<string>((text) => countCharacters(text) <= maxLength, key('validation.tooLong'));

const entry = z.object({
  text: z.string(key('validation.invalid')).check(z.trim(), upTo(LEGAL_TEXT_MAX_LENGTH)),
  address: z.string(key('validation.invalid')).check(
    z.trim(),
    upTo(LEGAL_ADDRESS_MAX_LENGTH),
    z.refine((address) => address === '' || toSecureLink(address) !== null, key('validation.link')),
  ),
  isElsewhere: z.boolean(key('validation.invalid')),
}) satisfies z.ZodMiniType<LegalEntry>;

export const legal = z.object({ imprint: entry, privacy: entry, terms: entry } satisfies Record<
  LegalKind,
  typeof entry
>);

export const getLegal = endpoint({
  method: 'GET',
  path: '/api/websites/:id/legal',
  input: { params: idParams },
  answer: legal,
  summary: 'The legal pages of a website: imprint, privacy notice and terms, each a text or an address',
});

export const saveLegal = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/legal',
  input: { params: idParams, body: z.extend(legal, recordBefore) },
  answer: legal,
  summary: 'Change the legal pages; the footer leads visitors to them at once',
});
