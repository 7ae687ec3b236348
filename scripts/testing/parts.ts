import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSteps, stepsAtATime } from '../check/check-steps.ts';
import { startEmbeddedDatabase } from '../database/embedded-database.ts';
import { buildWeb } from '../portal/built-web.ts';
import { startChild } from '../processes/child.ts';
import { runSteps } from '../processes/step.ts';
import { inProject } from '../project.ts';
import { chromiumOrInstall } from './chromium.ts';
import { type Counts, countPlaywright, countVitest, withExitCode } from './count-results.ts';

export interface Run {
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
  /** Words in the paths of the test files to run; none for all of them. */
  readonly files: readonly string[];
}

type Part = (run: Run) => Promise<Counts>;

/** Runs `work` with a folder of its own, gone afterwards. */
async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'offizin-test-'));
  // For root: PostgreSQL's own account must be able to pass through.
  chmodSync(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Runner {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

async function runTests({ name, args, cwd, env }: Runner, { stop, log }: Run): Promise<number> {
  stop.throwIfAborted();
  const child = startChild({
    name,
    args,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    onLine: log,
    ...(cwd ? { cwd } : {}),
  });
  stop.addEventListener('abort', () => void child.stop(5_000), { once: true });
  const code = await child.exited;
  stop.throwIfAborted();
  return code;
}

const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

function vitest(projects: readonly string[], env: NodeJS.ProcessEnv, run: Run): Promise<Counts> {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'vitest.json');
    const named = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTests(
      {
        name: 'vitest',
        args: [inProject('node_modules/vitest/vitest.mjs'), 'run', ...named, ...run.files, ...reporters],
        env,
      },
      run,
    );
    const written = readReport<Parameters<typeof countVitest>[0]>(report);
    return withExitCode(written ? countVitest(written) : nothing, code);
  });
}

const check: Part = async ({ stop }) => ({
  ...(await runSteps(checkSteps(), stop, { atATime: stepsAtATime })),
  skipped: 0,
});

const unit: Part = (run) => vitest(['unit', 'unit-fenced'], {}, run);

const apiProjects = ['api', 'api-fenced'];

/** A PostgreSQL of its own for each run; TEST_DATABASE_URL uses another one, whose owner may create databases. */
const api: Part = (run) =>
  withTemporaryFolder(async (dataDir) => {
    // The api serves the pages, too.
    await buildWeb(run.stop);
    const given = process.env['TEST_DATABASE_URL'];
    if (given) return await vitest(apiProjects, {}, run);
    const database = await startEmbeddedDatabase({ dataDir, log: () => {}, throwaway: true });
    try {
      return await vitest(apiProjects, { TEST_DATABASE_URL: database.url }, run);
    } finally {
      await database.stop();
    }
  });

/** Components in the machine's own browser. */
const browser: Part = async (run) => await vitest(['browser'], { CHROMIUM_PATH: chromiumOrInstall(run.log) }, run);

const journeys = inProject('apps', 'e2e');

const e2e: Part = (run) =>
  withTemporaryFolder(async (folder) => {
    if (!existsSync(path.join(journeys, 'playwright.config.ts'))) {
      run.log('apps/e2e/playwright.config.ts is missing: no browser journey was run.');
      return nothing;
    }
    const chromium = chromiumOrInstall(run.log);
    await buildWeb(run.stop);
    const report = path.join(folder, 'playwright.json');
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, DATA_DIR: path.join(folder, 'data') };
    const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', ...run.files];
    const code = await runTests({ name: 'playwright', args, cwd: journeys, env }, run);
    const written = readReport<Parameters<typeof countPlaywright>[0]>(report);
    return withExitCode(written ? countPlaywright(written) : nothing, code);
  });

/** The parts of `npm test`, in the order they run. */
export const parts: ReadonlyMap<string, Part> = new Map([
  ['check', check],
  ['unit', unit],
  ['api', api],
  ['browser', browser],
  ['e2e', e2e],
]);
