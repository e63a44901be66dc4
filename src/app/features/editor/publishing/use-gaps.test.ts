import { expect, it } from 'vitest';
import type { PeopleAnswer } from '@/contracts/endpoints/people';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import { definitions } from '@/sections/page/definitions';
import { collectSampleFacts } from '@/sections/readiness/sample-facts';
import { type EditorPage, emptyEditorPage } from '../state/editor-state';
import { checkPageGaps } from './use-gaps';

const button = {
  title: 'Vitajte',
  subtitle: '',
  imageUrl: '',
  buttonText: 'Napíšte',
  buttonUrl: '#contact-1',
};
const hero = { id: 'hero-1', order: 0, type: 'hero', title: '', content: button } as const;
const poll = {
  id: 'poll-1',
  order: 1,
  type: 'poll' as const,
  title: '',
  content: { question: 'Kedy?', options: ['Ráno', 'Večer'] },
};
const contact = { id: 'contact-1', order: 1, ...definitions.contact.create((key) => key) };

function pageOf(...sections: EditorPage['sections']): EditorPage {
  return { ...emptyEditorPage, sections };
}

it('what the plan closes is no way to the owner, and no place for a button to lead to', () => {
  const kindsOn = (tier: 'free' | 'standard') =>
    checkPageGaps(pageOf(hero, contact), {}, tier, null).gaps.map(({ kind }) => kind);
  expect(kindsOn('standard')).toEqual([]);
  expect(kindsOn('free')).toEqual(['contact', 'link']);
});

it('facts are counted as visitors get them: with the people of the website, and nothing that the plan closes', () => {
  const ours = { id: 'anna', name: 'Anna Vzorová', role: 'Kaderníčka', text: '', imageUrl: '' };
  const team = { id: 'team-1', order: 0, type: 'team' as const, title: '', content: { people: [ours] } };
  const samples = collectSampleFacts([team], []);
  const eva = { ...ours, id: 'eva', name: 'Eva Nová', role: 'Majiteľka' };
  const people: PeopleAnswer = {
    people: [{ ...eva, takesBookings: false, week: null, daysOff: [], services: [] }],
    ...{ isSet: true, diaries: 0, week: getDefaultWebsiteHours().week, services: [], visitsAhead: [] },
  };
  const count = (tier: 'free' | 'trial', answers: { people?: PeopleAnswer }) =>
    checkPageGaps(pageOf(team, poll), answers, tier, samples).facts;
  expect(count('trial', {})).toEqual({ all: 5, own: 3 });
  expect(count('free', {})).toEqual({ all: 2, own: 0 });
  expect(count('free', { people })).toEqual({ all: 2, own: 2 });
});

it('a gallery whose pictures are on their way is not called empty', () => {
  const gallery = { id: 'gallery-1', order: 0, ...definitions.gallery.create((key) => key) };
  const kindsWith = (...filling: string[]) =>
    checkPageGaps(pageOf(gallery), {}, 'trial', null, filling).gaps.map(({ kind }) => kind);
  expect(kindsWith()).toEqual(['contact', 'empty']);
  expect(kindsWith('gallery-1')).toEqual(['contact']);
});
