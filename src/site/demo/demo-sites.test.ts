import * as messages from '@messages/en';
import { expect, it } from 'vitest';
import { isSlug } from '@/core/slug';
import { sectionsOf } from '@/sections/page/page';
import { DEMO_RESULTS } from '@/sections/visitor-kit/demo-answer';
import { demoNames, demoSite } from './demo-sites';
import { demoWords } from './demo-words';

it.each(demoNames)('%s has the address of no website, and a poll that its results fit', (name) => {
  const { slug, page } = demoSite(name);
  expect(isSlug(slug)).toBe(false);
  const polls = sectionsOf(page, 'poll');
  expect(polls).toHaveLength(1);
  for (const { content } of polls) expect(content.options).toHaveLength(DEMO_RESULTS.results.length);
});

it.each(['contact', 'poll', 'booking', 'products'] as const)(
  'says otherwise, and in no other place, what would be said of a sent %s',
  (form) => {
    const own = messages.demo[form];
    expect(Object.keys(messages.site[form])).toEqual(expect.arrayContaining(Object.keys(own)));
    expect(demoWords[form]).toEqual({ ...messages.site[form], ...own });
    expect(Object.values(own).join(' ')).toContain('This is a demo: nothing is sent');
  },
);
