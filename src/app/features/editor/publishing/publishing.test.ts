import { describe, expect, it } from 'vitest';
import { parsePage } from '@/sections/page/page';
import type { Gap } from '@/sections/readiness/list-gaps';
import { findNext } from './check-bar';
import { findFirstAction } from './find-first-action';

describe('the walk of the check', () => {
  const gap = (sectionId: string): Gap => ({ kind: 'empty', path: '', sectionId });
  const [first, second, third] = [gap('one'), gap('two'), gap('three')];

  it.each([
    ['leads to the gap after the one that was shown', [first, second, third], first, second],
    ['begins again after the last one', [first, second, third], third, first],
    ['begins again where the one that was shown is settled', [second, third], first, second],
    ['stays at the only one', [first], first, first],
    ['ends where nothing is left', [], first, null],
  ])('%s', (_name, gaps, shown, next) => {
    expect(findNext(gaps, shown)).toBe(next);
  });
});

describe('what visitors do first', () => {
  const stored = (type: string, content: Record<string, unknown>, order: number) => ({
    ...{ id: `${type}-1`, type, title: '', content, order },
  });
  const form = stored('contact', { title: '', fields: ['name', 'email', 'message'] }, 0);
  const cut = { id: 'cut', name: 'Strih', duration: 30, price: 0, description: '' };
  const booking = stored('booking', { title: '', bookingType: 'hourly', services: [cut] }, 1);

  it('is to book before it is to write', () => {
    const { sections } = parsePage({ sections: [form, booking] });
    expect(findFirstAction(sections, 'trial')).toEqual({ sectionId: 'booking-1', label: 'actionBooking' });
  });

  it('is nothing that the plan or the page does not give them', () => {
    const empty = { ...booking, content: { ...booking.content, services: [] } };
    expect(findFirstAction(parsePage({ sections: [form, empty] }).sections, 'trial')?.label).toBe(
      'actionContact',
    );
    expect(findFirstAction(parsePage({ sections: [booking] }).sections, 'free')).toBeNull();
  });
});
