import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { compressedAssets } from './build/compressed-assets.ts';
import { embeddedInitialData } from './build/embedded-initial-data.ts';
import { textsWithoutParser } from './build/texts-without-parser.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), compiledMessages(), compressedAssets(), embeddedInitialData(api)],
  resolve: {
    alias: [textsWithoutParser],
  },
  build: {
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every signed-in screen needs comes in few files; each small one costs a request and compresses worse.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|use-intl|@formatjs)\// },
            { name: 'list', test: /src\/ui\/(list\/(row|pages|card|list)|count-tabs|chip\.|search-field)|-virtual\// },
            {
              name: 'query',
              test: /(?:react-query|query-core)\/build\/modern\/(?!mutation|query(?:Client|Cache)|useMutation)/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '/api': { target: api, changeOrigin: false }, '/health': { target: api, changeOrigin: false } },
  },
});
