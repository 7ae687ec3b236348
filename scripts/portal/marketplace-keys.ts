import { PlainError } from '../processes/plain-error.ts';
import { startChild } from '../processes/child.ts';

/**
 * Keys of the marketplace API for the simulator, as the JSON object `{de, ch, es}` the command prints. Each start
 * makes new ones; the old ones of the same name end.
 */
export async function simulatorKeys(env: NodeJS.ProcessEnv): Promise<string> {
  const keys = startChild({
    name: 'marketplace keys',
    args: ['apps/api/src/marketplace-keys.ts', '--name', 'simulator'],
    env,
  });
  if ((await keys.exited) !== 0)
    throw new PlainError(`The simulator's keys could not be made:\n${keys.lastLines().join('\n')}`);
  const json = keys.lastLines().find((line) => line.startsWith('{'));
  if (json === undefined) throw new PlainError("The simulator's keys could not be made: the command printed none.");
  return json;
}
