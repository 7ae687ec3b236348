import { defineConfig } from 'vitest/config';

const sources = (folder: string): string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.e2e.ts', '**/*.browser.test.tsx'];

export default defineConfig({
  test: {
    // Two cores, one of them busy with PostgreSQL during the api's tests.
    maxWorkers: 2,
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['packages', 'apps/web/src', 'apps/simulator/src', 'bench', 'scripts'].flatMap(sources),
          exclude,
        },
      },
      {
        test: {
          name: 'api',
          include: sources('apps/api'),
          exclude,
          globalSetup: [
            'apps/api/src/testing/template-database.ts',
            'apps/api/src/testing/distribution/sent-statements.ts',
          ],
          execArgv: [
            '--import',
            new URL('apps/api/src/testing/distribution/record-statements.ts', import.meta.url).href,
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
