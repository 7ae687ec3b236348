import { limits } from '@offizin/domain/limits';
import type { JobContext } from '../platform/jobs/job.ts';
import type { ReclassifyTask } from './reclassify.ts';
import type { FeedResult, FeedTask } from './run-feed.ts';
import type { HandoverResult, HandoverTask } from './run-handover.ts';
import type { RemedyTask } from './run-remedy.ts';
import type { UploadResult, UploadTask } from './run-upload.ts';

const entry = new URL('./engine-thread.ts', import.meta.url);
const seconds = limits.catalogueJobSeconds;

/** Runs an upload in the engine's thread; rejects with a `ThreadTimeout` when it takes too long. */
export async function runUploadInThread(
  { threads }: JobContext,
  task: UploadTask,
  onProgress: (done: number) => void,
): Promise<UploadResult> {
  const call = { entry, task: { kind: 'upload', ...task }, seconds };
  // The thread answers with what `runUpload` returns and reports `{done}`.
  return (await threads.run({
    ...call,
    onProgress: (progress) => onProgress((progress as { done: number }).done),
  })) as UploadResult;
}

/** Judges a seller's offers anew in the engine's thread; returns how many stand differently. */
export async function reclassifyInThread({ threads }: JobContext, task: ReclassifyTask): Promise<number> {
  const result = await threads.run({ entry, task: { kind: 'reclassify', ...task }, seconds });
  return (result as { changed: number }).changed;
}

/** Mends the products of a cause in the engine's thread. */
export async function runRemedyInThread({ threads }: JobContext, task: RemedyTask): Promise<void> {
  await threads.run({ entry, task: { kind: 'remedy', ...task }, seconds });
}

/** Takes a feed's file over in the engine's thread. */
export async function runFeedInThread({ threads }: JobContext, task: FeedTask): Promise<FeedResult> {
  // The thread answers with what `runFeed` returns.
  return (await threads.run({ entry, task: { kind: 'feed', ...task }, seconds })) as FeedResult;
}

/** Takes over what the marketplace handed over, in the engine's thread. */
export async function runHandoverInThread({ threads }: JobContext, task: HandoverTask): Promise<HandoverResult> {
  // The thread answers with what `runHandover` returns.
  return (await threads.run({ entry, task: { kind: 'handover', ...task }, seconds })) as HandoverResult;
}
