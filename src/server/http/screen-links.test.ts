import { expect, it } from 'vitest';
import { linkCalls, linkScreens } from './screen-links';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'], css: ['assets/frame-1.css'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_kit.js': { file: 'assets/kit-1.js', imports: ['_react.js', '_late.js'] },
  '_late.js': { file: 'assets/late-1.js', imports: ['_kit.js'], css: ['assets/late-1.css'] },
  'src/app/screens/editor-screen.tsx': {
    file: 'assets/editor-screen-1.js',
    imports: ['_react.js', '_kit.js'],
  },
  'src/app/features/editor/components/parts.ts': { file: 'assets/parts-1.js', imports: ['_kit.js'] },
};
const listAddresses = (links: string) => [...links.matchAll(/<([^>]+)>/g)].map(([, address]) => address);

it('names each file of a screen once, those of the frame first', () => {
  expect(listAddresses(linkScreens(manifest)('editor', 'en'))).toEqual([
    '/assets/index-1.js',
    '/assets/react-1.js',
    '/assets/frame-1.css',
    '/assets/editor-screen-1.js',
    '/assets/kit-1.js',
    '/assets/late-1.js',
    '/assets/late-1.css',
    '/assets/parts-1.js',
  ]);
});

it('names the files of the language in which the screen is sent', () => {
  const links = linkScreens(manifest)('editor', 'sk');
  expect(links).toContain('</assets/sk/parts-1.js>; rel=modulepreload');
  expect(links).toContain('</assets/sk/late-1.css>; rel=preload; as=style; crossorigin');
  expect(listAddresses(links).every((address) => address?.startsWith('/assets/sk/'))).toBe(true);
});

it('names what a screen asks the server for, and no website by anything but a number', () => {
  expect(listAddresses(linkCalls('editor', '17'))).toEqual(['/api/auth/user', '/api/websites/17']);
  expect(listAddresses(linkCalls('dashboard'))).toEqual(['/api/auth/user', '/api/websites']);
  for (const id of [undefined, '', '17>; rel=x', '-1', '1'.repeat(16)])
    expect(listAddresses(linkCalls('editor', id))).toEqual(['/api/auth/user']);
});
