import { describe, expect, test } from 'vitest';
import { codeParts } from './code-parts.ts';
import { commonReplies, type Operation, operationsOf, ownReplies, type Reply } from './operations.ts';
import { codeLanguages, codeOf, sampleRequest, variableOf } from './request-code.ts';

const schemas = {
  Step: {
    type: 'object',
    properties: {
      version: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      courier: { type: 'string', enum: ['dhl', 'seur'], description: 'Who carries it' },
      note: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'null' }] },
      units: {
        type: 'array',
        items: { type: 'object', properties: { productId: { type: 'string', minLength: 6 } }, required: ['productId'] },
      },
    },
    required: ['version', 'courier', 'units'],
  },
  Problem: { type: 'object', properties: { status: { type: 'integer' }, message: { type: 'string' } } },
};
const document = {
  info: { version: '1' },
  paths: {
    '/orders/{orderId}/cancel-units': {
      post: {
        operationId: 'orders.cancelUnits',
        summary: 'Cancel single units',
        'x-access': { token: 'orders:process' },
        'x-idempotency': 'required',
        parameters: [
          { name: 'orderId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'tab', in: 'query', required: true, schema: { enum: ['to-manage', 'managed'] } },
          { name: 'q', in: 'query', required: false, schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Step' } } } },
        responses: {
          '200': {
            description: 'Done',
            content: { 'application/json': { schema: { type: 'object' }, example: { it: "'s" } } },
          },
          '409': {
            description: 'order.version_conflict',
            content: {
              'application/problem+json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Problem' },
                    { properties: { message: { enum: ['order.version_conflict', 'order.invalid_state'] } } },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas },
};
const [operation] = operationsOf(document) as [Operation];
const at = { origin: 'http://127.0.0.1:1', variable: 'PACKING_STATION', real: {} };

describe('MKT-04 what is read from the document', () => {
  test('an operation: its words, its fields by their places, the codes of its refusals', () => {
    expect(operation).toMatchObject({ name: 'Cancel units', method: 'POST', scope: 'orders:process', area: 'orders' });
    expect(operation.body?.fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['version', 'integer, ≥ 1', true],
      ['courier', 'string', true],
      ['note', 'string, ≤ 50', false],
      ['units', 'object[]', true],
      ['units[].productId', 'string, ≥ 6', true],
    ]);
    expect(operation.body?.fields[1]).toMatchObject({ values: ['dhl', 'seur'], description: 'Who carries it' });
    expect(operation.body?.fields[2]?.isNullable).toBe(true);
    expect(operation.replies[1]).toMatchObject({
      status: '409',
      codes: ['order.version_conflict', 'order.invalid_state'],
      example: { status: 1, message: 'order.version_conflict' },
    });
  });

  test('an example has what is required, and the document’s own example goes before a made-up one', () => {
    expect(operation.body?.example).toEqual({ version: 1, courier: 'dhl', units: [{ productId: 'text……' }] });
    expect(operation.replies[0]?.example).toEqual({ it: "'s" });
  });
});

test('MKT-04 what every operation answers is said once, and with an operation only what it adds', () => {
  const reply = (status: string, ...codes: string[]) => ({ ...(operation.replies[0] as Reply), status, codes });
  const one = {
    ...operation,
    replies: [reply('200'), reply('401', 'api_token.invalid'), reply('409', 'busy', 'state')],
  };
  const other = { ...operation, replies: [reply('200'), reply('401', 'api_token.invalid'), reply('409', 'busy')] };
  const common = commonReplies([one, other]);
  expect(common.map(({ status, codes }) => [status, codes])).toEqual([
    ['401', ['api_token.invalid']],
    ['409', ['busy']],
  ]);
  expect(ownReplies(one, common).map(({ status }) => status)).toEqual(['200', '409']);
  expect(ownReplies(other, common).map(({ status }) => status)).toEqual(['200']);
});

describe('MKT-04 code', () => {
  test.each([
    ['Packing station', 'PACKING_STATION'],
    ['Größe & Maße 2', 'GROSSE_MASSE_2'],
    ['3 Kassen', 'KASSEN'],
    ['„“', 'YOUR_TOKEN'],
    [null, 'YOUR_TOKEN'],
  ])('the token %s is in $%s', (name, variable) => {
    expect(variableOf(name)).toBe(variable);
  });

  test('values of an order of the shop take the place of made-up ones', () => {
    const request = sampleRequest(operation, { ...at, real: { orderId: 'a-1', version: 7 } });
    expect(request.url).toBe('http://127.0.0.1:1/api/shop/v1/orders/a-1/cancel-units?tab=to-manage');
    expect(request.body).toMatchObject({ json: { version: 7, courier: 'dhl' } });
  });

  test.each(codeLanguages)('%s has the address, the key and the body, and the token only as a variable', (language) => {
    const code = codeOf(language, sampleRequest(operation, at));
    for (const part of ['/cancel-units?tab=to-manage', 'orders-cancelUnits-0001', 'productId', 'PACKING_STATION'])
      expect(code).toContain(part);
    expect(
      codeParts(code, 'PACKING_STATION')
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  test('quotes of a text stay what they are in each language', () => {
    const body = {
      mediaType: 'application/json',
      description: '',
      fields: [],
      example: { text: `it's "so" $HOME \\` },
    };
    const request = sampleRequest({ ...operation, body }, at);
    expect(codeOf('curl', request)).toContain(String.raw`"text": "it'\''s \"so\" $HOME \\"`);
    for (const language of ['node', 'python'] as const)
      expect(codeOf(language, request)).toContain(String.raw`"it's \"so\" $HOME \\"`);
    expect(codeOf('php', request)).toContain(String.raw`'it\'s "so" $HOME \\'`);
  });

  test.each([
    ['curl', '--output reply.pdf'],
    ['node', "await writeFile('reply.pdf', reply.body ?? '')"],
    ['python', "open('reply.pdf', 'wb').write(reply.content)"],
    ['php', "file_put_contents('reply.pdf', curl_exec($call))"],
  ] as const)('%s keeps a reply that is a file', (language, part) => {
    const file = { ...(operation.replies[0] as Reply), mediaType: 'application/pdf' };
    const replies = [...operation.replies.slice(1), file];
    expect(codeOf(language, sampleRequest({ ...operation, replies }, at))).toContain(part);
    expect(codeOf(language, sampleRequest(operation, at))).not.toContain('reply.pdf');
  });

  test('Python and PHP write values in their own way', () => {
    const body = {
      mediaType: 'application/json',
      description: '',
      fields: [],
      example: { a: null, b: true, c: ["d'"] },
    };
    const request = sampleRequest({ ...operation, body }, at);
    for (const part of ['"a": None', '"b": True', `"d'"`]) expect(codeOf('python', request)).toContain(part);
    for (const part of [`'a' => null`, `'b' => true`, `'d\\''`]) expect(codeOf('php', request)).toContain(part);
  });

  test('keys, strings and figures have colours of their own', () => {
    expect(codeParts('{"a": 1, "b": "c $T d"}', '$T').filter(({ kind }) => kind !== 'plain')).toEqual([
      { at: 1, kind: 'name', text: '"a"' },
      { at: 6, kind: 'value', text: '1' },
      { at: 9, kind: 'name', text: '"b"' },
      { at: 14, kind: 'text', text: '"c ' },
      { at: 17, kind: 'variable', text: '$T' },
      { at: 19, kind: 'text', text: ' d"' },
    ]);
  });
});
