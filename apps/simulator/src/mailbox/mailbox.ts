import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailboxPage } from './mailbox-page.ts';

/** So many mails are kept, the newest. */
const kept = 200;

const largestMail = 1024 * 1024;

function receive(onMail: (mail: Email) => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          onMail(mail);
          done();
        }, done);
      });
    },
  });
  // A client that goes away in the middle of a mail is its own affair.
  server.on('error', () => {});
  return server;
}

function show(mails: () => readonly Email[]): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(mailboxPage(mails()));
  });
}

export interface MailboxPorts {
  /** Where mails are taken. */
  readonly mailPort: number;
  /** Where a browser shows them. */
  readonly mailboxPort: number;
}

/** The mailbox of everyone in the demo: takes the portal's mails and shows them as a page, on the loopback address until the signal. */
export async function serveMailbox({ mailPort, mailboxPort }: MailboxPorts, signal: AbortSignal): Promise<void> {
  let mails: Email[] = [];
  const taking = receive((mail) => {
    mails = [mail, ...mails].slice(0, kept);
  });
  const showing = show(() => mails);
  signal.addEventListener(
    'abort',
    () => {
      taking.close();
      showing.close();
    },
    { once: true },
  );
  taking.listen(mailPort, '127.0.0.1');
  showing.listen(mailboxPort, '127.0.0.1');
  await Promise.all([once(taking.server, 'listening'), once(showing, 'listening')]);
}
