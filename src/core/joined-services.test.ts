import { expect, it } from 'vitest';
import { type JoinedService, joinServices } from './joined-services';

const cut: JoinedService = {
  id: 'cut',
  name: 'Strih',
  duration: 45,
  bufferBefore: 5,
  bufferAfter: 10,
  visitPrice: '20',
};
const colour: JoinedService = {
  id: 'colour',
  name: 'Farba',
  duration: 90,
  bufferAfter: 15,
  visitPrice: '30',
  isPricedByHour: true,
};
const advice: JoinedService = { id: 'advice', name: 'Poradenstvo', duration: 15 };

it('leaves a single service as it is', () => {
  expect(joinServices([cut])).toBe(cut);
});

it('puts services one after the other, with what is free before the first and after the last', () => {
  expect(joinServices([cut, colour])).toEqual({
    id: 'cut',
    name: 'Strih + Farba',
    duration: 135,
    bufferBefore: 5,
    bufferAfter: 15,
    visitPrice: '65.00',
  });
});

it('says no price where one of them has none', () => {
  expect(joinServices([cut, advice])).toMatchObject({
    duration: 60,
    visitPrice: undefined,
    bufferAfter: undefined,
  });
});
