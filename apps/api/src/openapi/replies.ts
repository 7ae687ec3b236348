import type { EndpointSpec } from '@offizin/contract/endpoint';
import { type ErrorCode, errorStatus } from '@offizin/contract/errors';
import { problemTitles } from '../platform/http/problem-titles.ts';
import { binary, type Content, json, sequence, withExample } from './bodies.ts';
import { headersOf } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Components } from './schemas.ts';

export interface Reply {
  readonly description: string;
  readonly headers: Readonly<Record<string, JsonSchema>>;
  readonly content: Content;
}

/** An operation as its callers know it, with the codes that it may answer. */
export interface Answering {
  readonly endpoint: EndpointSpec;
  readonly byToken: boolean;
  readonly codes: ReadonlySet<ErrorCode>;
  /** What it answered once. */
  readonly example?: unknown;
}

type Said = Omit<Reply, 'headers'>;

function successOf(components: Components, { file, response, stream }: EndpointSpec): Said {
  if (file !== undefined) return { description: file.description, content: binary([file.mediaType]) };
  if (stream !== undefined) {
    const each = 'Server-sent events; `contentSchema` is the schema of the data of each one';
    const content = sequence('text/event-stream', components.translate(response, 'output'), each);
    return { description: 'Server-sent events', content };
  }
  return { description: 'Done', content: json(components, response, 'output') };
}

/** A refusal with each code that it may have, and what that means. */
function problemOf(components: Components, codes: readonly ErrorCode[]): Said {
  const problem = components.translate(components.problem, 'output');
  const schema = { allOf: [problem, { type: 'object', properties: { message: { type: 'string', enum: codes } } }] };
  const meanings = codes.map((code) => `- \`${code}\`: ${problemTitles[code].replace(/\.?$/, '.')}`);
  return { description: meanings.join('\n'), content: { 'application/problem+json': { schema } } };
}

/** What an operation answers, by status. */
export function repliesOf(
  components: Components,
  { endpoint, byToken, codes, example }: Answering,
): Readonly<Record<string, Reply>> {
  const replyOf = (status: number, same: readonly ErrorCode[], said: Said): [string, Reply] => {
    const names = headersOf({ endpoint, byToken, status, codes: same });
    const headers = Object.fromEntries(names.map((name) => [name, components.pointToHeader(name)]));
    return [String(status), { description: said.description, headers, content: said.content }];
  };
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  const { description, content } = successOf(components, endpoint);
  return Object.fromEntries([
    replyOf(200, [], { description, content: withExample(content, example) }),
    ...[...byStatus].map(([status, same]) => replyOf(status, same, problemOf(components, same))),
  ]);
}
