import { Writable } from 'node:stream';
import pino from 'pino';

/** A log that keeps its lines. */
export function keepLog(level: pino.Level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: pino({ level, base: null, timestamp: false }, stream) };
}
