import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageData, type StoredSection } from '@/contracts/page-data';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import { definitions, getDefinition, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { checkPage, parsePage, toPageData } from '@/sections/page/page';
import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { layOutPage } from '@/site/page-layout';
import { getView, SiteBody } from '@/site/site-body';

const modes: ViewMode[] = ['public', 'desktop', 'mobile'];
const names = ['typical', 'empty', 'extreme'] as const;

function fixture(type: SectionType, name: (typeof names)[number]): StoredSection {
  return { id: `${type}-1`, type, order: 0, ...sectionFixtures[type][name] };
}

const wallTime = '2026-11-23 09:00';

function render(section: StoredSection, mode: ViewMode): string {
  const page = parsePage({ sections: [section] });
  const site = {
    title: 'Bakery',
    description: '',
    logoUrl: null,
    slug: 'bakery',
    language: 'en' as const,
    page,
    opening: { hours: getDefaultWebsiteHours(), wallTime },
    wallTime,
  };
  const layout = layOutPage(page.sections, { mode, hasHours: true });
  return renderToStaticMarkup(
    <SiteBody site={site} layout={layout} mode={mode} words={{ ...en.site, locale: 'en' }} />,
  );
}

/** Returns the same content with every text in it replaced. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text)]));
}

const islands = import.meta.glob('../sections/types/*/island.tsx');

describe.each(sectionTypes)('sections of type %s', (type) => {
  it('are registered under their own name', () => {
    expect(getDefinition(type).type).toBe(type);
    expect(getView(type).type).toBe(type);
  });

  it.each(names)('are stored as they were written: %s', (name) => {
    const section = fixture(type, name);
    const { page, problems } = checkPage({ sections: [section] });
    expect(problems).toEqual([]);
    const stored = toPageData(page);
    expect(stored.sections).toEqual([section]);
    expect(pageData.parse(JSON.parse(JSON.stringify(stored))).sections).toEqual([section]);
    expect(checkPage(stored).page).toEqual(page);
  });

  it.each(names)('are read for drafts as they are for a save: %s', (name) => {
    const page = { sections: [fixture(type, name)] };
    expect(parsePage(page)).toEqual(checkPage(page).page);
  });

  it('start with content that can be saved and is seen in a preview', () => {
    const section = { ...fixture(type, 'typical'), ...definitions[type].create((key) => key) };
    expect(checkPage({ sections: [section] }).problems).toEqual([]);
    expect(render(section, 'desktop')).toContain(`data-section-id="${section.id}"`);
  });

  it.each(modes)('show what was written in mode %s', (mode) => {
    const html = render(fixture(type, 'typical'), mode);
    const { title, content } = sectionFixtures[type].typical;
    const summary = getDefinition(type).summary(title, content);
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
      const content = replaceTexts(sectionFixtures[type].typical.content, link) as StoredSection['content'];
      const html = render({ ...fixture(type, 'typical'), content }, mode);
      expect(html).not.toMatch(/(href|src)="\s*(javascript|data|\/\/)/i);
    }
  });

  it('are renewed in an open tab only where visitors fill nothing in', () => {
    const isTimed = render(fixture(type, 'typical'), 'public').includes('data-timed');
    expect(isTimed && `../sections/types/${type}/island.tsx` in islands).toBe(false);
    expect(isTimed).toBe(['contact-info', 'hours', 'menu'].includes(type));
    expect(render(fixture(type, 'typical'), 'desktop')).not.toContain('data-timed');
  });

  it('are found by their id in previews, and only there', () => {
    const section = fixture(type, 'empty');
    expect(render(section, 'desktop')).toContain(`data-section-id="${section.id}"`);
    expect(render(section, 'mobile')).toContain(`data-section-id="${section.id}"`);
    expect(render(fixture(type, 'typical'), 'public')).not.toContain('data-section-id');
  });
});
