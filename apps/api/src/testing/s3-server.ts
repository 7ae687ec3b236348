import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { startHttpServer } from './file-servers.ts';

export interface S3Server {
  readonly endpoint: string;
  /** By bucket and key. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string }>;
  /** Calls that were refused. */
  readonly refused: string[];
  close(): Promise<void>;
}

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** What is signed of a call, by AWS Signature Version 4. */
function canonicalCall({ method, url = '', headers }: IncomingMessage, signed: readonly string[], bodyHash: string) {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  return [method, pathname, query, lines.join(''), signed.join(';'), bodyHash].join('\n');
}

/** Whether a call is signed with the key by the rules of AWS (Signature Version 4), its body as well. */
function isSigned(request: IncomingMessage, body: Buffer, keys: Keys): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region, names = '', signature = ''] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (id !== keys.accessKeyId || region !== keys.region) return false;
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const scope = `${day}/${region}/s3/aws4_request`;
  const call = canonicalCall(request, names.split(';'), bodyHash);
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(call)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A store on this machine that speaks the part of S3 that the portal uses, and checks every signature. */
export async function openS3Server(keys: Keys): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const refused: string[] = [];
  const server = await startHttpServer(async (request, response) => {
    const body = await readBody(request);
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname.slice(1));
    const stored = objects.get(key);
    if (!isSigned(request, body, keys)) {
      refused.push(`${request.method} ${key}`);
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>');
    } else if (request.method === 'PUT') {
      objects.set(key, { content: body, type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (stored === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    } else {
      const { content, type } = stored;
      const head = { 'content-type': type, 'content-length': content.length, etag: `"${sha256(content)}"` };
      response.writeHead(200, { ...head, 'last-modified': 'Tue, 24 Nov 2026 09:00:00 GMT' });
      response.end(request.method === 'HEAD' ? undefined : content);
    }
  });
  return { endpoint: `http://${server.host}`, objects, refused, close: server.close };
}
