import { expect, test } from 'vitest';
import { router } from './router';

// A wrapper without it would load the script only after the session, so the screen would come later.
test('the script of every screen is fetched before the screen is drawn', () => {
  const screens = Object.values(router.routesById).filter(({ children }) => children === undefined);
  expect(screens.length).toBeGreaterThan(10);
  const late = screens.filter(({ options }) => typeof options.component?.preload !== 'function');
  expect(late.map(({ id }) => id)).toEqual([]);
});
