import type { CallKey, CallRequest } from '@offizin/contract/client-types';
import { answerTo } from './client.ts';

/** Hands data to the browser to save under a name. */
function saveAs(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a text that only the browser has. */
export function saveText(name: string, text: string): void {
  saveAs(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Fetches a file and hands it to the browser to save under the name that the server gives; throws an ApiError as `call` does. */
export async function saveFile<K extends CallKey>(key: K, request: CallRequest<K>): Promise<void> {
  const response = await answerTo(key, request);
  const disposition = response.headers.get('content-disposition') ?? '';
  saveAs(/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download', await response.blob());
}
