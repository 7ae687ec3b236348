import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxPage } from './mailbox-page.ts';
import { serveMailbox } from './mailbox.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const stop = new AbortController();
let ports: { mailPort: number; mailboxPort: number };
beforeAll(async () => {
  ports = { mailPort: await freePort(), mailboxPort: await freePort() };
  await serveMailbox(ports, stop.signal);
});
afterAll(() => stop.abort());

const page = async () => (await fetch(`http://127.0.0.1:${ports.mailboxPort}/`)).text();

/** Speaks just enough SMTP to hand a mail over. */
async function handOver(message: string): Promise<void> {
  const socket = connect(ports.mailPort, '127.0.0.1');
  const say = async (line: string) => {
    socket.write(`${line}\r\n`);
    const [reply] = await once(socket, 'data');
    if (!/^[23]/.test(String(reply))) throw new Error(String(reply));
  };
  await once(socket, 'data');
  await say('HELO portal');
  await say('MAIL FROM:<portal@lindora.example>');
  await say('RCPT TO:<linden@shop.example>');
  await say('DATA');
  await say(`${message.replaceAll('\n', '\r\n')}\r\n.`);
  socket.end();
}

test('GEN-18 the demo takes mails and shows them, as texts, the newest first', async () => {
  expect(await page()).toContain('No mail yet');
  await handOver(
    'From: Lindora <portal@lindora.example>\nTo: linden@shop.example\nSubject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=\n\nHallo <b>\nhttp://de.localhost:3000/?a=1&b=2',
  );
  await handOver('From: Lindora <portal@lindora.example>\nTo: linden@shop.example\nSubject: Zweite\n\nx');
  const shown = await page();
  expect(shown).toContain('<h2>Grüße</h2>');
  expect(shown).toContain('Lindora &#60;portal@lindora.example&#62; → linden@shop.example');
  expect(shown).toContain('Hallo &#60;b&#62;');
  expect(shown).toContain('<a href="http://de.localhost:3000/?a=1&#38;b=2">');
  expect(shown.indexOf('Zweite')).toBeLessThan(shown.indexOf('Grüße'));
  expect((await fetch(`http://127.0.0.1:${ports.mailboxPort}/other`)).status).toBe(404);
});

test('a mail without anything is shown all the same', () => {
  expect(mailboxPage([{} as Parameters<typeof mailboxPage>[0][number]])).toContain('<h2></h2>');
});
