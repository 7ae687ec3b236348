import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../../platform/http/route.ts';
import { trackingListTask } from './tracking-list-task.ts';

/** Reads a courier's workbook; nothing of it is kept, and what it says is matched like what was pasted (ORD-18). */
export async function readList({ app, body, fail }: InputOf<typeof api.orderBatches.readList>) {
  const file = new Uint8Array(body);
  const { text } = await trackingListTask.run(app.threads, { file }, { seconds: limits.trackingListSeconds });
  return text === null ? fail('tracking_list.unreadable') : { text };
}
