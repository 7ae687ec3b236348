import type { EndpointSpec } from '@offizin/contract/endpoint';
import { expect } from 'vitest';
import type { Example } from '../openapi/examples.ts';
import type { TestPortal } from './portal.ts';

/** A call of an operation: its path below the base address, filled. */
export interface RecordedCall {
  readonly endpoint: EndpointSpec;
  readonly base: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Lines are a list, a file is bytes. */
  readonly body: object | undefined;
}

/** The parts of a path by their names. */
function paramsOf(template: string, path: string): Record<string, string> {
  const steps = path.split('/');
  const named = template
    .split('/')
    .flatMap((step, at) => (step.startsWith(':') ? [[step.slice(1), steps[at] ?? '']] : []));
  return Object.fromEntries(named);
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** Sends a call, which has to pass, and returns what was asked and answered; bytes are left out. */
export async function recordCall(portal: TestPortal, call: RecordedCall): Promise<Example> {
  const { endpoint, base, path, headers, body } = call;
  const lines = Array.isArray(body) ? body.map((line) => JSON.stringify(line)).join('\n') : undefined;
  const response = await portal.server.inject({
    method: endpoint.method,
    url: base + path,
    headers,
    ...(body !== undefined && { payload: lines ?? body }),
  });
  if (response.statusCode !== 200)
    throw new Error(`${endpoint.method} ${path} was refused: ${response.statusCode} ${response.body}`);
  const [filled = '', search] = path.split('?');
  const params = paramsOf(endpoint.path, filled);
  const query = Object.fromEntries(new URLSearchParams(search));
  const reply: unknown = endpoint.file === undefined ? response.json() : undefined;
  if (endpoint.file === undefined) expect(endpoint.response.safeParse(reply).error?.issues).toBeUndefined();
  return {
    ...(!isEmpty(params) && { params }),
    ...(!isEmpty(query) && { query }),
    ...(body !== undefined && !Buffer.isBuffer(body) && { body }),
    ...(reply !== undefined && { reply }),
  };
}
