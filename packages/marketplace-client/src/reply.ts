import type { Problem } from './api.gen.ts';

/** A refusal that trying again will not change; `code` is the API's own. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly code: string;
  /** What is there in place of what was asked, where the portal says it. */
  readonly current: unknown;
  constructor({ url, status }: Response, problem: Partial<Problem>) {
    super(`${url} was refused: ${status} ${problem.message ?? ''} ${JSON.stringify(problem.errors ?? [])}`);
    this.status = status;
    this.code = problem.message ?? '';
    this.current = problem.current;
  }
}

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call was answered; throws a RefusedCall, or an AbortError when stopped. */
export async function replyOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (data === undefined) throw new RefusedCall(response, Object(error));
  return data;
}
