import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/testing/chromium-args.ts';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(tmpdir(), 'offizin-e2e-results'),
  globalSetup: './src/testing/start-portal.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 7000,
    launchOptions: { args: [...chromiumArgs], ...(chromium && { executablePath: chromium }) },
  },
});
