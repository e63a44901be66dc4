import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './scripts/compile-texts.ts';
import { trimEndpoints } from './scripts/trim-endpoints.ts';
import { DEFAULT_LOCALE } from './src/core/locale/locale.ts';

/** The application has this language where nothing is built, and in the pages that are drawn at build time. */
const locale = process.env.APP_LOCALE ?? DEFAULT_LOCALE;

export default defineConfig({
  plugins: [compileTexts(), trimEndpoints(), react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^@messages$/, replacement: pathOf(`./messages/${locale}/index.ts`) },
      { find: '@messages', replacement: pathOf('./messages') },
      { find: '@tests', replacement: pathOf('./tests') },
      { find: '@', replacement: pathOf('./src') },
    ],
  },
  // How long each plugin took helps nobody who starts the product.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  json: { namedExports: true, stringify: false },
});

function pathOf(relative: string): string {
  return new URL(relative, import.meta.url).pathname;
}
