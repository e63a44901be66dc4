import { defineConfig, mergeConfig } from 'vitest/config';
import { ReportSecondTries } from './tests/support/report-second-tries.ts';
import viteConfig from './vite.config.ts';

/**
 * Tests that open a database run on both kinds, unless no statement of their rules differs between them; the server's
 * other tests are unit tests.
 */
const onBoth = 'src/server/**/*.db.test.ts';
const onPglite = 'src/server/**/*.app.test.ts';
const isBrowser = 'tests/e2e/**/*.test.ts';
/** A busy machine may take its time to open a database. */
const DATABASE_HOOK_MS = 180_000;
/** A backup or a page may take as long: a test fails because of what it sees, not because of how long that took. */
const TEST_MS = 120_000;
/** A test that waits for a browser or a database gets a second try; the run names each that needed it. */
const RETRIES = 1;

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      css: true,
      // The reporter that prints the summary comes last, so that nothing is printed below it.
      reporters: [new ReportSecondTries(), 'default'],
      // Files of a process share its globals: a stand-in that one file leaves would answer the next.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Tests wait for browsers, servers and locks for a quarter of their time: two workers leave half a core of two idle.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
            exclude: [onBoth, onPglite],
            isolate: false,
            // Some of these tests read the whole project.
            testTimeout: TEST_MS,
          },
        },
        {
          extends: true,
          // The files of a process share its PGlite, and all processes the image that it is loaded from.
          test: {
            name: 'api-pglite',
            include: [onBoth, onPglite],
            isolate: false,
            env: { TEST_DATABASE: 'pglite' },
            globalSetup: ['tests/support/share-database-image.ts', 'tests/support/share-empty-database.ts'],
            hookTimeout: DATABASE_HOOK_MS,
            retry: RETRIES,
            testTimeout: TEST_MS,
          },
        },
        {
          extends: true,
          test: {
            name: 'api-postgres',
            include: [onBoth],
            isolate: false,
            env: { TEST_DATABASE: 'postgres' },
            hookTimeout: DATABASE_HOOK_MS,
            retry: RETRIES,
            testTimeout: TEST_MS,
            globalSetup: ['tests/support/start-postgres.ts', 'tests/support/share-empty-database.ts'],
          },
        },
        {
          extends: true,
          // The files of a process share its Chromium, and all share one product.
          test: {
            name: 'browser',
            include: [isBrowser],
            retry: RETRIES,
            isolate: false,
            globalSetup: 'tests/support/share-product.ts',
            testTimeout: TEST_MS,
            expect: { poll: { timeout: 30_000 } },
            hookTimeout: TEST_MS,
          },
        },
      ],
    },
  }),
);
