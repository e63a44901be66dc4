import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listLinkTargets } from '../../definition/link-targets';
import { LinkTargetsContext } from '../../visitor-kit/link-targets';
import { type BandContent, band } from './definition';
import { view } from './view';

const written: BandContent = {
  title: 'Cakes for Christmas',
  text: '',
  buttonText: 'Write to us',
  buttonUrl: '#contact',
  imageUrl: '',
};
const fitting = (content: BandContent) =>
  band.layouts?.filter(({ fits }) => fits?.(content, '') !== false).map(({ name }) => name);

function draw(content: BandContent, types: string[], layout = 'band'): string {
  const section = { id: 'band-1', type: 'band', title: '', order: 0, content };
  const places = listLinkTargets(types.map((type, index) => ({ id: `${type}-${index}`, type })));
  const element = view.render(section, {
    id: section.id,
    frame: { id: section.id, mode: 'public' },
    layout,
    title: content.title,
    words: { ...en.site, locale: 'en' },
    slug: 'bakery',
    mode: 'public',
    isFirst: false,
  });
  return renderToStaticMarkup(<LinkTargetsContext value={places}>{element}</LinkTargetsContext>);
}

describe('the button of a band', () => {
  it('leads to a section that visitors find', () => {
    expect(draw(written, ['hero', 'contact'])).toContain('href="#contact-1"');
    expect(draw(written, ['hero', 'contact'], 'split')).toContain('href="#contact-1"');
  });

  it('is left out where it leads nowhere, or says nothing', () => {
    expect(draw(written, ['hero'])).not.toContain('s-btn');
    expect(draw({ ...written, buttonText: ' ' }, ['contact'])).not.toContain('s-btn');
    expect(draw({ ...written, buttonUrl: 'javascript:alert(1)' }, ['contact'])).not.toContain('s-btn');
  });
});

it('stands beside a picture where there is one', () => {
  expect(fitting(written)).toEqual(['band']);
  expect(fitting({ ...written, imageUrl: '/uploads/abcdefghijklmnop-800x1000.jpg' })).toEqual([
    'band',
    'split',
  ]);
});
