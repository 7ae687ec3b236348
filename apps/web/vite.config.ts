import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandColours } from './build/brand-colours.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { compressedAssets } from './build/compressed-assets.ts';
import { embeddedInitialData } from './build/embedded-initial-data.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { inlineLimits } from './build/inline-limits.ts';
import { firstLoadFiles } from './build/first-loads.ts';
import { textsWithoutParser } from './build/texts-without-parser.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    inlineLimits(),
    brandColours(),
    compiledMessages(),
    firstLoadFiles(),
    offlineWorker(),
    compressedAssets(),
    embeddedInitialData(api),
  ],
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
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(
      ['/api', '/health', '/media', '/partner'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
