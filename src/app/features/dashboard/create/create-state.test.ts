import { expect, test } from 'vitest';
import {
  type CreateAction,
  type CreateState,
  canSendSlug,
  emptyCreateState,
  findSlugProblem,
  findSlugToCheck,
  findTitleProblem,
  proposeCreateState,
  reduceCreate,
} from './create-state';

function after(...actions: CreateAction[]): CreateState {
  return actions.reduce(reduceCreate, emptyCreateState);
}

const typedTitle: CreateAction = { type: 'titleTyped', title: 'Salón Mirabelka' };

test('the address follows the name while the name is typed', () => {
  expect(after(typedTitle).slug).toBe('salon-mirabelka');
});

test('an address edited by hand stays when the name changes', () => {
  const state = after(
    typedTitle,
    { type: 'slugTyped', text: 'mirabelka' },
    { type: 'titleTyped', title: 'Zora' },
  );
  expect(state).toMatchObject({ title: 'Zora', slug: 'mirabelka' });
});

test('typing may stop at a hyphen; leaving the field may not', () => {
  const typing = after({ type: 'slugTyped', text: 'Moja kaviareň ' });
  expect(typing.slug).toBe('moja-kaviaren-');
  expect(reduceCreate(typing, { type: 'slugLeft' }).slug).toBe('moja-kaviaren');
});

test('a hyphen alone is nothing', () => {
  expect(after({ type: 'slugTyped', text: '-' }).slug).toBe('');
});

test('nothing is asked under 3 characters', () => {
  expect(findSlugToCheck(after({ type: 'slugTyped', text: 'ab-' }))).toBeNull();
  expect(findSlugToCheck(after({ type: 'slugTyped', text: 'abc-' }))).toBe('abc');
});

test('a check goes from idle to checking to its answer', () => {
  const slug = 'salon-mirabelka';
  const checking = after(typedTitle, { type: 'checkStarted', slug });
  expect(after(typedTitle).status).toBe('idle');
  expect(checking.status).toBe('checking');
  expect(reduceCreate(checking, { type: 'checkAnswered', slug, isAvailable: true }).status).toBe('available');
  expect(reduceCreate(checking, { type: 'checkAnswered', slug, isAvailable: false }).status).toBe('taken');
  expect(reduceCreate(checking, { type: 'checkFailed', slug }).status).toBe('unchecked');
});

test('an address can be sent when it is free, or when nobody could say', () => {
  const slug = 'salon-mirabelka';
  const checking = after(typedTitle, { type: 'checkStarted', slug });
  expect([emptyCreateState, after(typedTitle), checking].map(canSendSlug)).toEqual([false, false, false]);
  expect(canSendSlug(reduceCreate(checking, { type: 'checkFailed', slug }))).toBe(true);
  expect(canSendSlug(reduceCreate(checking, { type: 'checkAnswered', slug, isAvailable: true }))).toBe(true);
  expect(canSendSlug(reduceCreate(checking, { type: 'checkAnswered', slug, isAvailable: false }))).toBe(
    false,
  );
});

test('an answer for an earlier address is not taken for the present one', () => {
  const edited = after(typedTitle, { type: 'slugTyped', text: 'zora' });
  const late: CreateAction = { type: 'checkAnswered', slug: 'salon-mirabelka', isAvailable: true };
  expect(reduceCreate(edited, late)).toBe(edited);
});

test('any edit of the address goes back to idle', () => {
  const available = after(typedTitle, { type: 'checkAnswered', slug: 'salon-mirabelka', isAvailable: true });
  expect(reduceCreate(available, { type: 'titleTyped', title: 'Salón' }).status).toBe('idle');
  expect(reduceCreate(available, { type: 'slugTyped', text: 'salon' }).status).toBe('idle');
});

test('leaving the field or changing only the name keeps an answer that still holds', () => {
  const slugTyped: CreateAction = { type: 'slugTyped', text: 'zora-' };
  const available = after(slugTyped, { type: 'checkAnswered', slug: 'zora', isAvailable: true });
  expect(reduceCreate(available, { type: 'slugLeft' })).toMatchObject({ slug: 'zora', status: 'available' });
  expect(reduceCreate(available, typedTitle).status).toBe('available');
});

test('the problems are said in the specified words', () => {
  expect(findTitleProblem({ ...emptyCreateState, title: '  ' })).toBe('validation.websiteName');
  expect(findTitleProblem({ ...emptyCreateState, title: 'Zora' })).toBeNull();
  const short = { ...emptyCreateState, slug: 'ab' };
  expect(findSlugProblem(short, false)).toBeNull();
  expect(findSlugProblem(short, true)).toBe('validation.slugMin');
  expect(findSlugProblem({ ...emptyCreateState, slug: 'zora', status: 'taken' }, false)).toBe(
    'validation.slugTaken',
  );
});

test('a form begins with what is proposed, and an address that was edited by hand stays', () => {
  expect(proposeCreateState({})).toBe(emptyCreateState);
  const named = proposeCreateState({ title: 'Salón Zora' });
  expect(named).toMatchObject({ slug: 'salon-zora', status: 'idle' });
  const edited = proposeCreateState({ title: 'Salón Zora', slug: 'zora', isSlugEdited: true });
  expect(reduceCreate(edited, typedTitle)).toMatchObject({ title: 'Salón Mirabelka', slug: 'zora' });
});
