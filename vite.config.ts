import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './scripts/compile-texts.ts';
import { trimEndpoints } from './scripts/trim-endpoints.ts';

export default defineConfig({
  plugins: [compileTexts(), trimEndpoints(), react(), tailwindcss()],
  resolve: {
    alias: {
      '@messages': new URL('./messages', import.meta.url).pathname,
      '@tests': new URL('./tests', import.meta.url).pathname,
      '@': new URL('./src', import.meta.url).pathname,
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  json: { namedExports: true, stringify: false },
});
