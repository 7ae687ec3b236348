const forceAfterMs = 1_000;

/**
 * An abort signal that fires on the first SIGINT, SIGTERM or SIGHUP. Terminals and npm both send Ctrl-C, so a
 * repeat counts as impatience, and ends the process at once, only when it comes a second or more later.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const stop = (): void => {
    if (first === 0) {
      first = Date.now();
      controller.abort();
    } else if (Date.now() - first > forceAfterMs) {
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return controller.signal;
}
