import { createHash } from 'node:crypto';
import { Client, type SFTPWrapper } from 'ssh2';
import { resolveHost } from './public-address.ts';
import { failed, type Retrieval, type Retrieved } from './retrieval.ts';

/** OpenSSH's way to write a host key's fingerprint. */
function fingerprint(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;
}

class TooLarge extends Error {}

function openSftp(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });
}

async function readFile(sftp: SFTPWrapper, path: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of sftp.createReadStream(path)) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** SSH_FX_NO_SUCH_FILE of the protocol. */
const noSuchFile = 2;

function problemOf(error: unknown, state: { keyChanged: boolean; timedOut: boolean }): Retrieved {
  if (state.keyChanged) return failed('host_key_changed');
  if (state.timedOut) return failed('took_too_long');
  if (error instanceof TooLarge) return failed('file_too_large');
  const { level, code } = Object(error) as { level?: string; code?: number | string };
  if (level === 'client-authentication') return failed('sign_in_refused');
  return failed(code === noSuchFile ? 'not_found' : 'unreachable');
}

/** Retrieves a file over sftp; the server must show the key that it showed the first time. */
export async function retrieveSftp(retrieval: Retrieval): Promise<Retrieved> {
  const { url, username, password, hostKey, allowed, milliseconds, maxBytes } = retrieval;
  const port = Number(url.port) || 22;
  const state = { keyChanged: false, timedOut: false };
  let seenKey: string | null = null;
  const client = new Client();
  const timer = setTimeout(() => {
    state.timedOut = true;
    client.destroy();
  }, milliseconds);
  try {
    const host = await resolveHost(url, port, allowed);
    if (host === null) return failed('address_refused');
    await new Promise<void>((resolve, reject) => {
      client.on('ready', resolve);
      client.on('error', reject);
      client.on('close', () => reject(new Error('the connection was closed')));
      client.connect({
        host: host.address,
        port,
        username: username ?? '',
        password: password ?? '',
        readyTimeout: milliseconds,
        hostVerifier: (key: Buffer) => {
          seenKey = fingerprint(key);
          state.keyChanged = hostKey !== null && hostKey !== seenKey;
          return !state.keyChanged;
        },
      });
    });
    const content = await readFile(await openSftp(client), decodeURIComponent(url.pathname), maxBytes);
    return { kind: 'file', content, etag: null, lastModified: null, hostKey: seenKey };
  } catch (error) {
    return problemOf(error, state);
  } finally {
    clearTimeout(timer);
    client.on('error', () => {}).end();
  }
}
