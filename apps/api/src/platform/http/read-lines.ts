import type { Readable } from 'node:stream';
import { limits } from '@offizin/domain/limits';
import type { Fail } from '../fail.ts';

/** The lines of a UTF-8 stream; one longer than the limit ends it with 413. */
export async function* readLines(stream: Readable, fail: Fail<'request.too_large'>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, end);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > limits.streamLine) fail('request.too_large');
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
