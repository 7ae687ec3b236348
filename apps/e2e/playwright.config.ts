import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/testing/chromium-args.ts';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // What journeys by ear read and heard, as text (`testing/ear.ts`); written again with `npm test -- e2e by-ear -u`.
  snapshotPathTemplate: '{testDir}/by-ear/{arg}{ext}',
  outputDir: path.join(tmpdir(), 'offizin-e2e-results'),
  globalSetup: './src/testing/start-portal.ts',
  reporter: [['list'], ['./src/testing/failures-at-once.ts'], ['json']],
  // Each journey has a shop of its own, so that those of one file need not wait for each other.
  fullyParallel: true,
  // More than cores: a journey waits for its page much of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous: what is late on a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    // A worker would answer in place of what a journey says of the network; those about being offline allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    launchOptions: { args: [...chromiumArgs], ...(chromium && { executablePath: chromium }) },
  },
});
