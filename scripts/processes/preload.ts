/** How libfaketime moves the clock of every process below this one, the database's too: one of them on another day than the rest would find keys and sessions ended. */
const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_DISABLE_SHM'] as const;

/** What a process started with an environment of its own needs to have the same clock as the others. */
export function clockEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
