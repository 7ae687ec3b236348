import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';

export interface FileServer {
  /** `127.0.0.1:port` */
  readonly host: string;
  close(): Promise<void>;
}

/** An http server on this machine that answers by a function. */
export async function startHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FileServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface SftpFiles {
  readonly username: string;
  readonly password: string;
  /** By path. */
  readonly files: Readonly<Record<string, Buffer>>;
}

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** Serves the files of one account; everything else is refused. */
function serveFiles(sftp: ssh2.SFTPWrapper, files: SftpFiles['files']): void {
  const handles: Buffer[] = [];
  sftp.on('OPEN', (id, path, flags) => {
    const file = files[path];
    if (file === undefined || (flags & OPEN_MODE.READ) === 0) return void sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    handles.push(file);
    sftp.handle(id, Buffer.from([handles.length - 1]));
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const file = handles[handle[0] ?? 0] ?? Buffer.alloc(0);
    if (offset >= file.length) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, file.subarray(offset, offset + length));
  });
  sftp.on('FSTAT', (id) => sftp.status(id, STATUS_CODE.OP_UNSUPPORTED));
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}

/** An sftp server on this machine, with a host key of its own. */
export async function startSftpServer({ username, password, files }: SftpFiles): Promise<FileServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (attempt) => {
      const right = attempt.method === 'password' && attempt.username === username && attempt.password === password;
      if (right) attempt.accept();
      else attempt.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), files));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
