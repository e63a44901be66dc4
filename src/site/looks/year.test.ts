import { describe, expect, it } from 'vitest';
import { createDemoSite } from '../demo/demo-sites';
import { renderSite } from '../render-site';

const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };
const htmlOf = (name: 'accommodation' | 'apartment', date: string) =>
  renderSite({ site: createDemoSite(name, 'en', `${date} 10:00`), origin: 'https://example.com', assets })
    .html;

describe('a look that follows the year', () => {
  it.each([
    ['2027-01-10', 'winter', '#cfdcea'],
    ['2027-04-10', 'spring', '#dcebef'],
    ['2027-07-10', 'summer', '#bfe0f0'],
    ['2027-10-10', 'autumn', '#f7dcbd'],
  ])('opens on %s in %s', (date, season, sky) => {
    const html = htmlOf('accommodation', date);
    expect(html.match(/value="(\w+)"[^>]*? checked=""|checked="" value="(\w+)"/)?.slice(1)).toContain(season);
    expect(html).toContain(`<meta name="theme-color" content="${sky}"/>`);
    // Visitors may choose each of the other seasons.
    for (const colour of ['#cfdcea', '#dcebef', '#bfe0f0']) expect(html).toContain(`--bg:${colour}`);
  });

  it('lets nobody choose a season where the owner’s own picture stands in its place', () => {
    const site = createDemoSite('accommodation', 'en', '2027-01-10 10:00');
    const [hero, ...others] = site.page.sections;
    if (hero?.type !== 'hero') throw new Error('the page begins with a hero');
    const pictured = { ...hero, content: { ...hero.content, imageUrl: '/images/accommodation-lake.jpg' } };
    const page = { ...site.page, sections: [pictured, ...others] };
    const { html } = renderSite({ site: { ...site, page }, origin: 'https://example.com', assets });
    expect(html).toContain('data-season="winter"');
    expect(html).not.toContain('<fieldset class="l-seasons"');
    expect(html).not.toContain('--bg:#bfe0f0');
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
