import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/** What a browser under test neither needs nor may do: a GPU, a sandbox as root, calls of its own to the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
    launchOptions: { args, ...(chromium && { executablePath: chromium }) },
  },
});
