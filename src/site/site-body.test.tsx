import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { parsePage } from '@/sections/page/page';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { layOutPage } from './page-layout';
import { SiteBody } from './site-body';

function render(sections: StoredSection[], mode: ViewMode = 'desktop'): string {
  const page = parsePage({ sections });
  const site = {
    title: 'Bakery',
    description: '',
    logoUrl: null,
    slug: 'bakery',
    language: 'en' as const,
    page,
  };
  const layout = layOutPage(page.sections, { mode });
  return renderToStaticMarkup(
    <SiteBody site={site} layout={layout} mode={mode} words={{ ...en.site, locale: 'en' }} />,
  );
}

it('says in previews what is still missing', () => {
  const services = {
    id: 'services-1',
    type: 'services',
    title: 'Prices',
    content: { services: [] },
    order: 0,
  };
  expect(render([services])).toContain('No services added yet');
  const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: ' ' }, order: 0 };
  expect(render([heading])).toContain('Nothing here yet');
  const future = { id: 'future-1', type: 'future', title: '', content: {}, order: 0 };
  expect(render([future])).toContain('Unknown section type');
});

it('shows in previews what could not be saved yet', () => {
  const article = {
    id: 'article-1',
    type: 'article',
    title: '',
    content: { title: '', content: 'Text' },
    order: 0,
  };
  expect(render([article])).toContain('<p>Text</p>');
});

it('says in previews that an address is no picture', () => {
  const content = { title: 'Hi', subtitle: '', imageUrl: 'nothing', buttonText: '', buttonUrl: '' };
  const hero = { id: 'hero-1', type: 'hero', title: '', content, order: 0 };
  expect(render([hero])).toContain('Image not found');
  expect(render([hero], 'public')).not.toContain('Image not found');
});

it('draws the form of a preview in place, without a root of its own', () => {
  const contact = {
    id: 'contact-1',
    type: 'contact',
    title: '',
    content: { title: 'Write', fields: ['name', 'email', 'message'] },
    order: 0,
  };
  const html = render([contact]);
  expect(html).toContain('<form');
  expect(html).not.toMatch(/data-island|<script/);
});

it('has one main element of its own on the public page only', () => {
  expect(render([], 'public')).toContain('<main');
  expect(render([], 'mobile')).not.toContain('<main');
});

it('shows the button of a hero in a preview, whose place may still be missing', () => {
  const content = { title: 'Hi', subtitle: '', imageUrl: '', buttonText: 'Write', buttonUrl: '#contact' };
  const hero = { id: 'hero-1', type: 'hero', title: '', content, order: 0 };
  expect(render([hero], 'mobile')).toContain('<a class="s-btn">Write</a>');
});

it.each(['desktop', 'mobile'] as const)('has no link that leads anywhere in a preview: %s', (mode) => {
  const sections = sectionTypes.map((type, order): StoredSection => {
    const { title, content } = sectionFixtures[type].typical;
    return { id: `${type}-1`, type, title, content: { ...content }, order };
  });
  expect(render(sections, 'public').match(/<a [^>]*href=/g)?.length).toBeGreaterThan(8);
  expect(render(sections, mode)).not.toMatch(/<a [^>]*href=/);
});
