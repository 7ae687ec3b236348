import { defineConfig } from 'vitest/config';
import { fencedTests } from './scripts/testing/changes-globals.ts';
import { patience } from './scripts/testing/patience.ts';

const sources = (folder: string): string[] => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.e2e.ts', '**/*.browser.test.tsx'];

const unitFolders = ['packages', 'apps/web/src', 'apps/web/build', 'apps/simulator/src', 'bench', 'scripts'];
const fenced = fencedTests(unitFolders);
const fencedApi = fencedTests(['apps/api/src']);

const withDatabase = {
  globalSetup: 'apps/api/src/testing/prepare-run.ts',
  execArgv: ['--import', new URL('apps/api/src/testing/distribution/record-statements.ts', import.meta.url).href],
};

export default defineConfig({
  test: {
    // Two cores, one of them busy with PostgreSQL during the api's tests.
    maxWorkers: 2,
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: unitFolders.flatMap(sources),
          exclude: [...exclude, ...fenced],
          // Loading the same code again for each file takes longer than most tests.
          isolate: false,
          setupFiles: ['scripts/testing/unchanged-globals.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'unit-fenced',
          include: fenced,
          exclude,
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          include: sources('apps/api'),
          exclude: [...exclude, ...fencedApi],
          isolate: false,
          setupFiles: ['scripts/testing/unchanged-globals.ts'],
          ...withDatabase,
          ...patience,
        },
      },
      {
        test: {
          name: 'api-fenced',
          include: fencedApi,
          exclude,
          ...withDatabase,
          ...patience,
        },
      },
    ],
  },
});
