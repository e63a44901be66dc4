import * as z from 'zod/mini';
import { PAGE_ID_MAX_LENGTH, PERSON_ID_MAX_LENGTH } from '@/core/free-id';
import { key } from '@/core/messages';

const atMost = (length: number) => z.maxLength(length, key('validation.invalid'));

/** It names an item on a page, or a section that has to be named. */
export const itemId = z
  .string(key('validation.required'))
  .check(z.minLength(1, key('validation.required')), atMost(PAGE_ID_MAX_LENGTH));

/** It names the section of an item where several sections of a page know the same id. */
export const sectionId = z.string().check(atMost(PAGE_ID_MAX_LENGTH));

export const personId = z.string(key('validation.invalid')).check(atMost(PERSON_ID_MAX_LENGTH));
