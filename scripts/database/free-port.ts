import { createServer } from 'node:net';

/** Whether something can listen on this address now; the error code when not (`EADDRINUSE`, `EACCES` …). */
export function tryListening(port: number, host: string): Promise<{ port: number } | { error: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }));
    });
  });
}

/** A free port of 127.0.0.1: the preferred one when it is free, else one the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  for (const wanted of preferred === undefined ? [0] : [preferred, 0]) {
    const result = await tryListening(wanted, '127.0.0.1');
    if ('port' in result) return result.port;
  }
  throw new Error('no free port on 127.0.0.1');
}
