import type { EndpointSpec, Streamed } from '@offizin/contract/endpoint';
import { type ErrorCode, errorStatus } from '@offizin/contract/errors';
import { binary, type Content, json, sequence } from './bodies.ts';
import type { Components } from './schemas.ts';

export interface Reply {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Content;
}

/** An operation as its callers know it, with the codes that it may answer. */
export interface Answering {
  readonly endpoint: EndpointSpec;
  readonly byToken: boolean;
  readonly codes: ReadonlySet<ErrorCode>;
}

function fileReply({ mediaType, description }: Streamed): Reply {
  const headers = {
    'content-disposition': { description: 'attachment, with the name of the file', schema: { type: 'string' } },
  };
  return { description, headers, content: binary([mediaType]) };
}

function successOf(components: Components, { file, response, stream }: EndpointSpec): Reply {
  if (file !== undefined) return fileReply(file);
  if (stream !== undefined) {
    const each = 'Server-sent events; `contentSchema` is the schema of the data of each one';
    const content = sequence('text/event-stream', components.translate(response, 'output'), each);
    return { description: 'Server-sent events', content };
  }
  return { description: 'Done', content: json(components, response, 'output') };
}

const waits = new Set([429, 503]);
const retryAfter = {
  'retry-after': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
};

function problemReply(components: Components, status: number, codes: readonly ErrorCode[]): Reply {
  const schema = {
    allOf: [components.translate(components.problem, 'output'), { properties: { message: { enum: codes } } }],
  };
  return {
    description: codes.join(', '),
    ...(waits.has(status) && { headers: retryAfter }),
    content: { 'application/problem+json': { schema } },
  };
}

/** What an operation answers, by status. */
export function repliesOf(components: Components, { endpoint, codes }: Answering): Readonly<Record<string, Reply>> {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  const problems = [...byStatus].map(([status, same]) => [String(status), problemReply(components, status, same)]);
  return { '200': successOf(components, endpoint), ...Object.fromEntries(problems) };
}
