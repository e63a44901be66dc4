import en from '@messages/en.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageData, type Section } from '@/contracts/page-data';
import { layOutPage } from '@/site/page-layout';
import { SiteBody } from '@/site/site-body';
import { sectionFixtures } from './fixtures';
import { checkPageData, upgradePage } from './page-content';
import { findDefinition, type SectionType, sectionTypes } from './registry';
import type { ViewMode } from './section';

const modes: ViewMode[] = ['public', 'desktop', 'mobile'];
const names = ['typical', 'empty', 'extreme'] as const;

function fixture(type: SectionType, name: (typeof names)[number]): Section {
  return { id: `${type}-1`, type, order: 0, ...sectionFixtures[type][name] };
}

function render(section: Section, mode: ViewMode): string {
  const site = {
    title: 'Bakery',
    description: '',
    logoUrl: null,
    slug: 'bakery',
    pageData: { sections: [section] },
  };
  const layout = layOutPage([section], { mode });
  return renderToStaticMarkup(<SiteBody site={site} layout={layout} mode={mode} words={en.site} />);
}

/** The same content with every text in it replaced. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text)]));
}

describe.each(sectionTypes)('sections of type %s', (type) => {
  it('are registered under their own name', () => {
    expect(findDefinition(type)?.type).toBe(type);
  });

  it.each(names)('are stored as they were written: %s', (name) => {
    const section = fixture(type, name);
    const { page, problems } = checkPageData({ sections: [section] });
    expect(problems).toEqual([]);
    expect(page.sections).toEqual([section]);
    expect(pageData.parse(JSON.parse(JSON.stringify(page))).sections).toEqual([section]);
    expect(checkPageData(page).page).toEqual(page);
  });

  it('take today’s content through an upgrade unchanged', () => {
    const page = { sections: [fixture(type, 'typical')] };
    expect(upgradePage(page)).toEqual(page);
  });

  it('start with content that can be saved and is seen in a preview', () => {
    const start = findDefinition(type)?.defaults((key) => key);
    const section = { ...fixture(type, 'typical'), ...(start as Pick<Section, 'title' | 'content'>) };
    expect(checkPageData({ sections: [section] }).problems).toEqual([]);
    expect(render(section, 'desktop')).toContain(`data-section-id="${section.id}"`);
  });

  it.each(modes)('show what was written in mode %s', (mode) => {
    const html = render(fixture(type, 'typical'), mode);
    const { title, content } = sectionFixtures[type].typical;
    const summary = findDefinition(type)?.summary(title, content) ?? '';
    expect(summary).not.toBe('');
    expect(html).toContain(summary);
  });

  it.each(modes)('show markup as text in mode %s', (mode) => {
    const html = render(fixture(type, 'extreme'), mode);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).not.toMatch(/<img src=x|<script>|"onclick=/);
  });

  it.each(modes)('never link to a script in mode %s', (mode) => {
    for (const link of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,<script>',
      '//evil.example',
    ]) {
      const content = replaceTexts(sectionFixtures[type].typical.content, link) as Section['content'];
      const html = render({ ...fixture(type, 'typical'), content }, mode);
      expect(html).not.toMatch(/(href|src)="\s*(javascript|data|\/\/)/i);
    }
  });

  it('are found by their id in previews, and only there', () => {
    const section = fixture(type, 'empty');
    expect(render(section, 'desktop')).toContain(`data-section-id="${section.id}"`);
    expect(render(section, 'mobile')).toContain(`data-section-id="${section.id}"`);
    expect(render(fixture(type, 'typical'), 'public')).not.toContain('data-section-id');
  });
});
