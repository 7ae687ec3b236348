import type { Operation } from './operations.ts';
import { shopPaths } from './shop-paths.ts';

export const codeLanguages = ['curl', 'node', 'python', 'php'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What a code of an example calls, with the token in an environment variable. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** JSON, or the name of a file whose bytes are sent. */
  readonly body: { readonly json: unknown } | { readonly file: string } | null;
  /** The name of the file that the reply is kept as; null for one that is read. */
  readonly keptAs: string | null;
  /** The name of the environment variable. */
  readonly variable: string;
}

/** The environment variable of a token, made of its name: `Packing station` is `PACKING_STATION`. */
export function variableOf(tokenName: string | null): string {
  const plain = (tokenName ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^[_\d]+/, '')
    .replace(/_$/, '');
  return plain === '' ? 'YOUR_TOKEN' : plain;
}

/** Values of an order of the shop that its examples take in place of made-up ones, by the names of fields. */
export type RealValues = Readonly<Record<string, unknown>>;

function addressOf(operation: Operation, real: RealValues): string {
  const valueOf = (name: string, example: unknown) => encodeURIComponent(String(real[name] ?? example ?? name));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name, operation.parameters.find((each) => each.place === 'path' && each.name === name)?.example),
  );
  const asked = operation.parameters
    .filter(({ place, example }) => place === 'query' && example !== undefined)
    .map(({ name, example }) => `${name}=${valueOf(name, example)}`);
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}

const isText = (mediaType: string): boolean => /json|^text\//.test(mediaType);

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

const fileName = (name: string, mediaType: string): string => `${name}.${extensions[mediaType] ?? 'bin'}`;

function keptAs({ replies }: Operation): string | null {
  const done = replies.find(({ status }) => status.startsWith('2'));
  return done === undefined || done.mediaType === '' || isText(done.mediaType)
    ? null
    : fileName('reply', done.mediaType);
}

function bodyOf({ body }: Operation, real: RealValues): SampleRequest['body'] {
  if (body === null) return null;
  if (body.example === undefined) return { file: fileName('file', body.mediaType) };
  if (typeof body.example !== 'object' || body.example === null || Array.isArray(body.example))
    return { json: body.example };
  // A version that is not the one of the order is refused.
  const known = Object.keys(body.example).filter((name) => real[name] !== undefined);
  return { json: { ...body.example, ...Object.fromEntries(known.map((name) => [name, real[name]])) } };
}

/** The request of an operation, with values of the shop where it has some. */
export function sampleRequest(
  operation: Operation,
  { origin, variable, real: known }: { readonly origin: string; readonly variable: string; readonly real: RealValues },
): SampleRequest {
  const real = operation.path.includes('{orderId}') ? known : {};
  const body = bodyOf(operation, real);
  const keyed = operation.parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key');
  return {
    method: operation.method,
    url: `${origin}${shopPaths.base}${addressOf(operation, real)}`,
    headers: [
      ...(keyed?.isRequired ? [['Idempotency-Key', `${operation.id.replace('.', '-')}-0001`] as const] : []),
      ...(body === null || operation.body === null ? [] : [['Content-Type', operation.body.mediaType] as const]),
    ],
    body,
    keptAs: keptAs(operation),
    variable,
  };
}

const json = (value: unknown, indent: number): string => JSON.stringify(value, null, indent);

function curl({ method, url, headers, body, keptAs: name, variable }: SampleRequest): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    `-H "Authorization: Bearer $${variable}"`,
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === null
      ? []
      : 'file' in body
        ? [`--data-binary @${body.file}`]
        : [`-d '${json(body.json, 2).replaceAll("'", `'\\''`)}'`]),
    ...(name === null ? [] : [`--output ${name}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A value as Python writes it. */
function python(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return json(value, 0);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((each) => python(each, deeper))
    : Object.entries(value).map(([key, part]) => `${json(key, 0)}: ${python(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return parts.length === 0 ? `${open}${close}` : `${open}\n${deeper}${parts.join(`,\n${deeper}`)},\n${indent}${close}`;
}

/** A value as PHP writes it. */
function php(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;
  if (typeof value !== 'object') return String(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((each) => php(each, deeper))
    : Object.entries(value).map(([key, part]) => `${php(key, '')} => ${php(part, deeper)}`);
  if (parts.length === 0) return Array.isArray(value) ? '[]' : 'new stdClass()';
  return `[\n${deeper}${parts.join(`,\n${deeper}`)},\n${indent}]`;
}

function nodeImports(body: SampleRequest['body'], name: string | null): readonly string[] {
  const used = [...(body !== null && 'file' in body ? ['readFile'] : []), ...(name === null ? [] : ['writeFile'])];
  return used.length === 0 ? [] : [`import { ${used.join(', ')} } from 'node:fs/promises';`, ''];
}

const nodeLines = ({ method, url, headers, body, keptAs: name, variable }: SampleRequest): readonly string[] => [
  ...nodeImports(body, name),
  `const reply = await fetch('${url}', {`,
  `  method: '${method}',`,
  '  headers: {',
  `    Authorization: \`Bearer \${process.env.${variable}}\`,`,
  ...headers.map(([name, value]) => `    '${name}': '${value}',`),
  '  },',
  ...(body === null
    ? []
    : 'file' in body
      ? [`  body: await readFile('${body.file}'),`]
      : [`  body: JSON.stringify(${json(body.json, 2).replaceAll('\n', '\n  ')}),`]),
  '});',
  ...(name === null
    ? ['console.log(reply.status, await reply.text());']
    : ['console.log(reply.status);', `await writeFile('${name}', reply.body ?? '');`]),
];

const pythonLines = ({ method, url, headers, body, keptAs: name, variable }: SampleRequest): readonly string[] => [
  'import os',
  'import requests',
  '',
  'reply = requests.request(',
  `    '${method}',`,
  `    '${url}',`,
  '    headers={',
  `        'Authorization': f"Bearer {os.environ['${variable}']}",`,
  ...headers
    .filter(([name]) => name !== 'Content-Type' || (body !== null && 'file' in body))
    .map(([name, value]) => `        '${name}': '${value}',`),
  '    },',
  ...(body === null
    ? []
    : 'file' in body
      ? [`    data=open('${body.file}', 'rb'),`]
      : [`    json=${python(body.json, '    ')},`]),
  '    timeout=30,',
  ')',
  ...(name === null
    ? ['print(reply.status_code, reply.text)']
    : ['print(reply.status_code)', `open('${name}', 'wb').write(reply.content)`]),
];

const phpLines = ({ method, url, headers, body, keptAs: name, variable }: SampleRequest): readonly string[] => [
  '<?php',
  `$call = curl_init('${url}');`,
  'curl_setopt_array($call, [',
  '    CURLOPT_RETURNTRANSFER => true,',
  `    CURLOPT_CUSTOMREQUEST => '${method}',`,
  '    CURLOPT_HTTPHEADER => [',
  `        'Authorization: Bearer ' . getenv('${variable}'),`,
  ...headers.map(([name, value]) => `        '${name}: ${value}',`),
  '    ],',
  ...(body === null
    ? []
    : 'file' in body
      ? [`    CURLOPT_POSTFIELDS => file_get_contents('${body.file}'),`]
      : [`    CURLOPT_POSTFIELDS => json_encode(${php(body.json, '    ')}),`]),
  ']);',
  name === null ? 'echo curl_exec($call);' : `file_put_contents('${name}', curl_exec($call));`,
];

const writers: Readonly<Record<CodeLanguage, (request: SampleRequest) => string>> = {
  curl,
  node: (request) => nodeLines(request).join('\n'),
  python: (request) => pythonLines(request).join('\n'),
  php: (request) => phpLines(request).join('\n'),
};

/** A request as a language writes it, to be pasted; the token is never in it. */
export const codeOf = (language: CodeLanguage, request: SampleRequest): string => writers[language](request);
