import * as messages from '@messages/en';
import { createTranslator } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { loginInput, registerInput } from '@/contracts/auth';
import { ApiError } from './api-client';
import { createSchemaResolver, showServerFieldErrors } from './form-errors';

const t = createTranslator({ locale: 'en', messages });
const options = { fields: {}, shouldUseNativeValidation: false };

test('every refused field gets its own text, with its values', async () => {
  const resolve = createSchemaResolver(registerInput, t);
  const typed = { nickname: 'zo', email: 'zora@example', password: '12345', confirmPassword: '1234' };
  const { errors } = await resolve(typed, undefined, options);
  expect(errors).toMatchObject({
    nickname: { message: 'Username must be at least 3 characters' },
    email: { message: 'Email must be complete with domain (e.g., zora@example.com)' },
    password: { message: 'Password must be at least 6 characters' },
    confirmPassword: { message: 'Passwords do not match' },
  });
});

test('what is right comes out as the contract wants it', async () => {
  const resolve = createSchemaResolver(loginInput, t);
  const result = await resolve({ email: ' zora@example.com ', password: 'secret' }, undefined, options);
  expect(result).toEqual({ values: { email: 'zora@example.com', password: 'secret' }, errors: {} });
});

test('the first field that the server refuses takes the focus', () => {
  const setError = vi.fn();
  const fields = [
    { path: 'email', message: 'This email is already registered' },
    { path: 'nickname', message: 'This username is already taken' },
    { path: 'unknown', message: 'x' },
  ];
  const error = new ApiError(409, JSON.stringify({ message: 'x', code: 'CONFLICT', fields }));
  showServerFieldErrors(error, ['nickname', 'email'], setError);
  expect(setError.mock.calls).toEqual([
    ['nickname', { type: 'server', message: 'This username is already taken' }, { shouldFocus: true }],
    ['email', { type: 'server', message: 'This email is already registered' }, { shouldFocus: false }],
  ]);
});

test('other failures belong to no field', () => {
  const setError = vi.fn();
  showServerFieldErrors(new ApiError(500, 'Bad'), ['email'], setError);
  showServerFieldErrors(new Error('x'), ['email'], setError);
  expect(setError).not.toHaveBeenCalled();
});
