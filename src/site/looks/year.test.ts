import { describe, expect, it } from 'vitest';
import { sampleSite } from '../demo/demo-sites';
import { renderSite } from '../render-site';

const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };
const htmlOf = (name: 'accommodation' | 'apartment', date: string) =>
  renderSite({ site: sampleSite(name, 'en', `${date} 10:00`), origin: 'https://example.com', assets }).html;

describe('a look that follows the year', () => {
  it.each([
    ['2027-01-10', 'winter', '#cfdcea'],
    ['2027-04-10', 'spring', '#dcebef'],
    ['2027-07-10', 'summer', '#bfe0f0'],
    ['2027-10-10', 'autumn', '#f7dcbd'],
  ])('opens on %s in %s', (date, season, sky) => {
    const html = htmlOf('accommodation', date);
    expect(html).toContain(`data-season="${season}"`);
    expect(html).toContain(`<meta name="theme-color" content="${sky}"/>`);
    // Its own colours stand there in one season only.
    const skies = ['#cfdcea', '#dcebef', '#bfe0f0'].filter((colour) => html.includes(`--bg:${colour}`));
    expect(skies).toEqual(season === 'autumn' ? [] : [sky]);
  });

  it('has no season where the look has none', () => {
    expect(htmlOf('apartment', '2027-01-10')).not.toContain('data-season');
  });
});

it('a page carries what its look draws of single types only where it has one', () => {
  const html = htmlOf('accommodation', '2027-10-10');
  expect(html).not.toContain('.s-people');
  expect(html).toContain('.site[data-look="ridge"] .s-cards');
});
