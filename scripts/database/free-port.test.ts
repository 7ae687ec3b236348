import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, tryListening } from './free-port.ts';

test('a free preferred port is kept, a taken one is replaced by a free one', async () => {
  const preferred = await freePort();
  expect(await freePort(preferred)).toBe(preferred);
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(preferred, '127.0.0.1', resolve));
  try {
    expect(await tryListening(preferred, '127.0.0.1')).toEqual({ error: 'EADDRINUSE' });
    const other = await freePort(preferred);
    expect(other).not.toBe(preferred);
    expect(await tryListening(other, '127.0.0.1')).toEqual({ port: other });
  } finally {
    holder.close();
  }
});

test('an address of another machine is named by its error', async () => {
  expect(await tryListening(0, '203.0.113.7')).toEqual({ error: 'EADDRNOTAVAIL' });
});
