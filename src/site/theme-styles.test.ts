import { expect, it } from 'vitest';
import { type Theme, themeChoices } from '@/core/theme';
import behind from '@/sections/types/hero/behind.css?inline';
import { renderSite } from './render-site';
import { VEIL } from './style/veil';
import { composeAllThemeStyles, composeBrandStyles } from './theme-styles';

function render(theme?: Theme): string {
  return renderSite({
    site: {
      title: 'Salon',
      description: '',
      logoUrl: null,
      slug: 'salon',
      language: 'en',
      page: { sections: [], theme },
    },
    origin: 'https://example.com',
    assets: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
  }).html;
}

const fontsOf = (html: string) =>
  new Set([...html.matchAll(/url\(\/fonts\/([a-z0-9-]+?)-latin/g)].map(([, name]) => name));

it('an older page looks as ever', () => {
  const html = render();
  expect(html).toContain('data-palette="pine" data-fonts="plain" data-corners="soft" data-spacing="regular"');
  expect(html).toContain('--cover:#103a2a');
  expect(html).toContain('<meta name="theme-color" content="#103a2a"/>');
  expect(fontsOf(html)).toEqual(new Set(['instrument-sans']));
});

it('a page carries the rules of its own style and of no other', () => {
  const html = render({ palette: 'mallow', fonts: 'studio', corners: 'round', spacing: 'airy' });
  const rules = [...html.matchAll(/\.site\[data-(\w+)=(\w+)\]\{/g)].map(
    ([, part, name]) => `${part} ${name}`,
  );
  expect(rules).toEqual(['palette mallow', 'fonts studio', 'corners round', 'spacing airy']);
  expect(fontsOf(html)).toEqual(new Set(['ysabeau-520', 'figtree']));
  expect(html).toContain('href="/fonts/ysabeau-520-latin-5.3.0.woff2"');
  expect(html).toContain('<meta name="theme-color" content="#f1d3d5"/>');
});

it('the browser’s own parts are dark at night only', () => {
  expect(render({ palette: 'night' })).toContain('{color-scheme:dark}');
  expect(render({ palette: 'graphite' })).not.toContain('color-scheme');
});

it('previews know every choice', () => {
  const css = composeAllThemeStyles();
  for (const [part, choices] of Object.entries(themeChoices)) {
    for (const choice of choices) expect(css).toContain(`.site[data-${part}=${choice}]{`);
  }
});

it('a page with a look carries its colours, or those that follow from the owner’s colour', () => {
  const html = render({ look: 'ribbon', palette: 'night' });
  expect(html).toContain('data-look="ribbon"');
  expect(html).not.toContain('data-palette="');
  expect(html).toContain('--bg:#fff8f2');
  expect(fontsOf(html)).toEqual(new Set(['gloock', 'figtree']));
  const own = render({ look: 'ribbon', brand: '#155b3d' });
  expect(own).toContain('[data-ground=dark]{--bg:#155b3d');
  expect(own).not.toContain('--bg:#fff8f2');
  expect(own).toContain('<meta name="theme-color" content="#d');
});

it('a page without a look takes the owner’s colour in place of its palette', () => {
  const html = render({ brand: '#155b3d', palette: 'night' });
  expect(html).toContain('data-palette="own"');
  expect(html).toContain('.site[data-brand="155b3d"]{');
  expect(html).toContain('--cover:#155b3d');
  expect(composeBrandStyles('#155b3d')).toContain(
    '.site[data-look=linocut][data-brand="155b3d"] [data-ground=dark]{',
  );
});

it('a ground covers pictures by more of it only where words need that', () => {
  expect(render({ look: 'halftone' })).toContain('.site[data-look=halftone] [data-ground=tint]{--veil:84%}');
  expect(render({ look: 'ribbon' })).not.toContain('--veil:');
  expect(render({ look: 'ribbon', brand: '#ff3333' })).toContain('[data-ground=dark]{--veil:');
  expect(render({ brand: '#ff3333' })).toContain(
    '.s-hero:is([data-ground=dark],:not([data-ground])){--veil:',
  );
  expect(behind).toContain(`var(--veil, ${VEIL.narrow}%)`);
  expect(behind).toContain(`var(--veil, ${VEIL.wide}%)`);
});
