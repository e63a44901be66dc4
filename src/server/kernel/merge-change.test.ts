import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mergeChange } from './merge-change';

const schema = z.object({
  name: z.string(),
  week: z.record(z.string(), z.array(z.string())),
  open: z.array(z.string()),
  people: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })).check(z.maxLength(5)),
  note: z.optional(z.string()),
});

const person = (id: string, name = id, role = '') => ({ id, name, role });
const stored = {
  name: 'Salón',
  week: { monday: ['09:00'], tuesday: ['09:00'] },
  open: ['01-01'],
  people: [person('a'), person('b'), person('c')],
};
type Stored = z.infer<typeof schema>;
const merge = (after: Partial<Stored>, current: Partial<Stored>, before: unknown = stored) =>
  mergeChange(schema, { before, after: { ...stored, ...after } }, { ...stored, ...current });
const mergeIds = (after: string[], current: string[], before = ['a', 'b', 'c']) =>
  merge(
    { people: after.map((id) => person(id)) },
    { people: current.map((id) => person(id)) },
    { ...stored, people: before.map((id) => person(id)) },
  ).people.map(({ id }) => id);

describe('a change of a record', () => {
  it('takes the place of what is stored, where nobody says what it was', () => {
    const after = { ...stored, name: 'Nový' };
    expect(mergeChange(schema, { after }, { ...stored, open: [] })).toEqual(after);
  });

  it('keeps what others changed since, field by field', () => {
    const mine = { name: 'Nový', week: { ...stored.week, monday: [] } };
    const theirs = { week: { ...stored.week, tuesday: ['10:00'] }, note: 'Zavreté' };
    expect(merge(mine, theirs)).toEqual({
      ...stored,
      name: 'Nový',
      week: { monday: [], tuesday: ['10:00'] },
      note: 'Zavreté',
    });
  });

  it('wins where others have changed the same, and takes away what it leaves out', () => {
    expect(merge({ name: 'Môj' }, { name: 'Ich' }).name).toBe('Môj');
    expect(merge({}, { note: 'Ich', name: 'Ich' }, { ...stored, note: 'Bola' }).note).toBeUndefined();
  });

  it('adds and removes choices beside those of others', () => {
    expect(merge({ open: ['12-24'] }, { open: ['01-01', '05-01'] }).open).toEqual(['05-01', '12-24']);
    expect(merge({ open: ['01-01', '05-01'] }, { open: ['05-01', '01-01'] }).open).toEqual([
      '05-01',
      '01-01',
    ]);
  });

  it('changes items beside those of others', () => {
    const { people } = merge(
      { people: [person('a', 'Zora'), person('b'), person('c')] },
      { people: [person('a', 'a', 'Majsterka'), person('b'), person('c', 'Eva')] },
    );
    expect(people).toEqual([person('a', 'Zora', 'Majsterka'), person('b'), person('c', 'Eva')]);
  });

  it('moves, adds and removes items beside those of others', () => {
    expect(mergeIds(['a', 'b', 'c', 'mine'], ['a', 'theirs', 'b', 'c'])).toEqual([
      'a',
      'theirs',
      'b',
      'c',
      'mine',
    ]);
    expect(mergeIds(['c', 'a', 'b'], ['a', 'b', 'new', 'c'])).toEqual(['c', 'a', 'b', 'new']);
    expect(mergeIds(['a', 'b', 'c', 'mine'], ['c', 'b'])).toEqual(['c', 'mine', 'b']);
    expect(mergeIds(['a', 'c'], ['b', 'a', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  it('keeps an item that others removed while it was changed, and no other one', () => {
    const mine = { people: [person('a', 'Zora'), person('b'), person('c')] };
    expect(merge(mine, { people: [person('c')] }).people).toEqual([person('a', 'Zora'), person('c')]);
  });

  it('says so when both together are too much', () => {
    expect(() => mergeIds(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'f'])).toThrow(
      expect.objectContaining({ code: 'VALIDATION', details: expect.objectContaining({ field: 'people' }) }),
    );
  });

  it('is taken as it is where what it was is of another shape', () => {
    for (const before of [null, 7, [], { people: [{ name: 'a' }], week: 'none', open: [1] }])
      expect(merge({ name: 'Nový' }, { name: 'Ich' }, before).name).toBe('Nový');
  });
});
