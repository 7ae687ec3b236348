import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const mailFolder = (dataDir: string): string => path.join(dataDir, 'received-mails');

/** Receives the mails of a portal and keeps each as a file, where the processes that run the journeys find it. */
export async function receiveMails(dataDir: string): Promise<{ url: string; close: () => void }> {
  const folder = mailFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(({ to, subject = '', text = '' }) => {
          const mail: ReceivedMail = { to: to?.[0]?.address ?? '', subject, text };
          // Written beside and renamed: a journey that looks meanwhile never reads half of it.
          const unfinished = path.join(dataDir, 'mail.new');
          writeFileSync(unfinished, JSON.stringify(mail));
          renameSync(unfinished, path.join(folder, `${String((received += 1)).padStart(6, '0')}.json`));
          done();
        }, done);
      });
    },
  });
  server.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
