import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TRAP_FIELD } from '@/core/visitor-limits';
import { focusFirstInvalid, getFormFailure, useVisitorForm } from './use-visitor-form';

type Form = ReturnType<typeof useVisitorForm<{ name?: string }>>;

/** Draws a form once: its refs work afterwards, as in the browser. */
function drawForm(): Form {
  const drawn: Form[] = [];
  function TestForm() {
    drawn.push(useVisitorForm());
    return null;
  }
  renderToStaticMarkup(<TestForm />);
  const [form] = drawn;
  if (!form) throw new Error('The form was not drawn');
  return form;
}

const element = {} as HTMLFormElement;
const press = () =>
  ({ currentTarget: element, preventDefault: vi.fn() }) as unknown as FormEvent<HTMLFormElement>;

it('starts one call at a time, and never leaves the page', async () => {
  const { start, send } = drawForm();
  const first = press();
  expect(start(first)).toBe(element);
  expect(first.preventDefault).toHaveBeenCalledOnce();

  let answer = (_: { kind: 'sent' }) => {};
  const sent = send(
    () =>
      new Promise<{ kind: 'sent' }>((resolve) => {
        answer = resolve;
      }),
  );
  const second = press();
  expect(start(second)).toBeNull();
  expect(second.preventDefault).toHaveBeenCalledOnce();

  answer({ kind: 'sent' });
  expect(await sent).toEqual({ kind: 'sent' });
  expect(start(press())).toBe(element);
});

it('gives every call of the form the same place for its id', async () => {
  const { send } = drawForm();
  await send(async (requestId) => {
    requestId.current = 'first';
    return { kind: 'failed' };
  });
  const ids = await send(async (requestId) => ({ kind: 'sent', id: requestId.current }));
  expect(ids).toEqual({ kind: 'sent', id: 'first' });
});

it('may be sent when no field is wrong', () => {
  const { check } = drawForm();
  expect([check({}), check({ name: 'Required' })]).toEqual([true, false]);
});

it('moves the focus to the first field or group that is wrong', () => {
  const focus = vi.fn();
  const querySelector = vi.fn(() => ({ focus }));
  focusFirstInvalid({ querySelector } as unknown as HTMLFormElement);
  expect(querySelector).toHaveBeenCalledWith('[data-invalid], [aria-invalid=true]');
  expect(focus).toHaveBeenCalledOnce();
  focusFirstInvalid(null);
});

describe('a form that was not taken', () => {
  const refuse = (status: number, body: object) =>
    getFormFailure({ kind: 'refused', status, body }, { customerName: 'name', time: 'time' });

  it.each([403, 404, 409, 429])('says in the words of the server why it was refused with %d', (status) => {
    expect(refuse(status, { message: 'For people' })).toEqual({ kind: 'failed', message: 'For people' });
  });

  it.each([400, 428, 500, 503])('does not repeat the words of a %d', (status) => {
    expect(refuse(status, { message: 'For programs' })).toEqual({ kind: 'failed', message: undefined });
  });

  it('says what is wrong with the hidden field', () => {
    expect(refuse(400, { field: TRAP_FIELD, message: 'Once more' })).toMatchObject({ message: 'Once more' });
  });

  it('names each field once by its name in the form', () => {
    const fields = ['customerName', 'customerName', 'others'].map((path, n) => ({ path, message: `${n}` }));
    expect(refuse(400, { fields })).toEqual({ kind: 'refused', errors: { name: '0' } });
  });

  it('names the field in which somebody else was faster', () => {
    expect(refuse(409, { field: 'time', message: 'Taken' })).toMatchObject({ errors: { time: 'Taken' } });
  });
});
