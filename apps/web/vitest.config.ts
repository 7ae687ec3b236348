import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { chromiumArgs } from '../../scripts/testing/chromium-args.ts';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { patience } from '../../scripts/testing/patience.ts';
import { brandColours } from './build/brand-colours.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { textsWithoutParser } from './build/texts-without-parser.ts';

const executablePath = findChromium();

/** Components in a real browser, with the portal's own styles and texts. */
export default defineProject({
  plugins: [react(), brandColours(), compiledMessages()],
  resolve: { alias: [textsWithoutParser] },
  // What Vite finds only while a test runs would load the page again in its middle.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.browser.test.tsx'] },
  test: {
    name: 'browser',
    ...patience,
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: { args: [...chromiumArgs], ...(executablePath !== undefined && { executablePath }) },
        contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
