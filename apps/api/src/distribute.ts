import { distributeUsage, readDistributeArguments, type DistributeRequest } from './distribute-arguments.ts';
import { placements } from './modules/placement.ts';
import { ConfigError } from './platform/config-error.ts';
import { readConfig } from './platform/config.ts';
import { distribute, planOf } from './platform/db/nodes/distribute.ts';
import type { Plan } from './platform/db/nodes/plan.ts';
import { loginStatements, settingStatements } from './platform/db/nodes/settings.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function printList(title: string, lines: readonly string[]): void {
  print(`${title}: ${lines.length === 0 ? 'nothing' : lines.length}`);
  for (const line of lines) print(`  ${line}`);
}

function printPlan(database: string, { missing, placings, done, staying }: Plan): void {
  printList('Missing or in the way', missing);
  printList('Settings on each node', settingStatements(database));
  printList('Rights on each node', loginStatements);
  printList('Placed already', done);
  printList(
    'To be placed',
    placings.map(({ name, as }) => `${name}: ${as}`),
  );
  printList('Stay on the coordinator', staying);
}

/** The place in an address, with PostgreSQL's own port where it names none. */
function placeIn(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? 5432 : port}`;
}

async function run(request: DistributeRequest): Promise<void> {
  const { databaseOwnerUrl: url } = readConfig(process.env);
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  if (request.kind === 'plan') return printPlan(database, await planOf(url, placements));
  const { workers } = request;
  const nodes = { url, workers, coordinator: request.coordinator ?? placeIn(url) };
  const { done } = await distribute(nodes, placements, (name) => print(`placed ${name}`));
  print(`${done.length} tables were placed already.`);
}

const request = readDistributeArguments(process.argv.slice(2));
if (request === null) {
  process.stderr.write(distributeUsage);
  process.exitCode = 2;
} else {
  try {
    await run(request);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
