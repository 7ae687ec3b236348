import { setTimeout as sleep } from 'node:timers/promises';

interface Patience {
  readonly signal: AbortSignal;
  readonly firstWait: number;
}

const maxWait = 30_000;
const callTimeout = 60_000;

/** Overload, an unfinished twin of the call, and the server's own faults pass; everything else is an answer. */
async function isPassing(response: Response): Promise<boolean> {
  const { status } = response;
  if (status === 429 || status >= 500) return true;
  if (status !== 409) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Object(problem).message === 'idempotency.in_progress';
}

/** The milliseconds that an answer asks for. */
function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : null;
}

/** A `fetch` that sends the very same request again, after growing waits, until it is answered or `signal` ends it. */
export function patientFetch({ signal, firstWait }: Patience): (request: Request) => Promise<Response> {
  const attempt = async (request: Request): Promise<Response | null> => {
    try {
      return await fetch(request.clone(), { signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]) });
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
  return async (request) => {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, maxWait)) {
      signal.throwIfAborted();
      const response = await attempt(request);
      if (response !== null && !(await isPassing(response))) return response;
      const asked = response === null ? null : retryAfter(response);
      await response?.body?.cancel();
      await sleep(asked ?? wait * (0.5 + Math.random()), undefined, { signal });
    }
  };
}
