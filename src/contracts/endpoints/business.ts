import * as z from 'zod/mini';
import { BUSINESS_LIMITS, type BusinessField } from '@/core/business';
import { findEmailProblem } from '@/core/email';
import { key, type MessageKey } from '@/core/messages';
import { findNameProblem, hasHiddenCharacter } from '@/core/plain-name';
import { countCharacters } from '@/core/text';
import { endpoint } from '../endpoint';
import { idParams, recordBefore } from '../parameters';

interface Problem {
  message: MessageKey;
  values?: Record<string, string>;
}

const acceptAll = (): Problem | null => null;
const findNamingProblem = (text: string): Problem | null => {
  const message = findNameProblem(text);
  return message && { message };
};

/** A text may be empty and is trimmed. Line breaks stay in it, so only an address is made with it as it is. */
const textField = (field: BusinessField, findProblem: (text: string) => Problem | null = acceptAll) =>
  z.string(key('validation.invalid')).check(
    z.trim(),
    z.refine((text) => countCharacters(text) <= BUSINESS_LIMITS[field], key('validation.tooLong')),
    z.superRefine((text, context) => {
      const problem = text === '' ? null : findProblem(text);
      if (problem) context.addIssue({ code: 'custom', message: problem.message, params: problem.values });
    }),
  );

const line = (field: BusinessField, findProblem: (text: string) => Problem | null = acceptAll) =>
  textField(field, (text) =>
    hasHiddenCharacter(text) ? { message: key('validation.nameCharacters') } : findProblem(text),
  );

export const business = z.object({
  name: line('name', findNamingProblem),
  phone: line('phone'),
  email: line('email', findEmailProblem),
  address: textField('address', (text) =>
    hasHiddenCharacter(text.replace(/\r?\n/g, ' ')) ? { message: key('validation.nameCharacters') } : null,
  ),
  sellerName: line('sellerName', findNamingProblem),
  companyNumber: line('companyNumber'),
  taxNumber: line('taxNumber'),
  vatNumber: line('vatNumber'),
  register: line('register'),
});

const businessAnswer = z.object({
  business,
  /** It is false while the business is only proposed by the page's first contact section. */
  isSet: z.boolean(),
});
export type BusinessAnswer = z.infer<typeof businessAnswer>;

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/websites/:id/business',
  input: { params: idParams },
  answer: businessAnswer,
  summary: 'The business of a website: name, contact and identity of the seller',
});

export const saveBusiness = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/business',
  input: { params: idParams, body: z.extend(business, recordBefore) },
  answer: businessAnswer,
  summary: 'Change the business; visitors and mails show it at once',
});
