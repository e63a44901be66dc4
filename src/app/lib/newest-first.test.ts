import { describe, expect, it } from 'vitest';
import { NewestFirst } from './newest-first';

const isReady = () => true;

describe('the newest value of a record', () => {
  it('waits for the answer of the one that is under way, and goes at once after it', () => {
    const values = new NewestFirst<string>();
    values.put('A');
    expect(values.take(isReady)).toBe('A');
    values.put('B');
    values.put('C');
    expect(values.take(isReady)).toBeNull();
    expect(values.finish('A')).toBe(false);
    expect(values.take(isReady)).toBe('C');
    expect(values.finish('C')).toBe(true);
    expect(values.take(isReady)).toBeNull();
  });

  it('that is put in the moment of an answer is not taken for one that is under way', () => {
    const values = new NewestFirst<string>();
    values.put('A');
    values.take(isReady);
    expect(values.finish('A')).toBe(true);
    values.put('B');
    expect(values.take(isReady)).toBe('B');
  });

  it('goes once when two events ask for it before anything is drawn', () => {
    const values = new NewestFirst<string>();
    values.put('A');
    expect([values.take(isReady), values.take(isReady)]).toEqual(['A', null]);
  });

  it('is kept when the server refuses it, and a newer one goes instead', () => {
    const values = new NewestFirst<string>();
    values.put('A');
    values.take(isReady);
    expect(values.fail('A')).toBe(true);
    expect(values.take(isReady)).toBe('A');
    values.put('B');
    expect(values.fail('A')).toBe(false);
    expect(values.take(isReady)).toBe('B');
  });

  it('is untried until the server has refused it', () => {
    const values = new NewestFirst<string>();
    expect(values.hasUntried()).toBe(false);
    values.put('A');
    expect(values.hasUntried()).toBe(true);
    values.take(isReady);
    values.fail('A');
    expect(values.hasUntried()).toBe(false);
    values.put('B');
    expect(values.hasUntried()).toBe(true);
    values.take(isReady);
    values.finish('B');
    expect(values.hasUntried()).toBe(false);
  });

  it('waits while it is not ready to be sent', () => {
    const values = new NewestFirst<string>();
    values.put('half');
    expect(values.take((value) => value !== 'half')).toBeNull();
    values.put('whole');
    expect(values.take((value) => value !== 'half')).toBe('whole');
  });
});
