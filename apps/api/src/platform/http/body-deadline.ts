import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { limits } from '@offizin/domain/limits';
import { Failure } from '../fail.ts';

/** Seconds that a body may take; `restarts` counts them from its latest bytes. */
export interface BodyDeadline {
  readonly seconds: number;
  readonly restarts: boolean;
}

/** By what the endpoint takes: a file by its greatest size on a slow line, a stream of lines as long as it flows. */
export function deadlineOf({ bodyFile, bodyStream }: EndpointSpec): BodyDeadline {
  const bySize = bodyFile === undefined ? 0 : Math.ceil(bodyFile.maxBytes / limits.slowestUpload);
  return { seconds: limits.bodySeconds + bySize, restarts: bodyStream !== undefined };
}

/** The body, ended with 408 when it takes longer than its deadline. */
export function withDeadline(body: Readable, { seconds, restarts }: BodyDeadline): Readable {
  const timed = new PassThrough();
  const timer = setTimeout(() => timed.destroy(new Failure('request.timeout')), seconds * 1000);
  if (restarts) timed.on('data', () => timer.refresh());
  // The reader sees how it ends; the caller's half is closed with the reply.
  pipeline(body, timed, () => clearTimeout(timer));
  return timed;
}
