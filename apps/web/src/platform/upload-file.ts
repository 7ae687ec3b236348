import type { CallKey, CallReply } from '@offizin/contract/client-types';
import {
  addressOf,
  csrfToken,
  type LooseRequest,
  newIdempotencyKey,
  refusedCall,
  type ShownProblem,
  shownShopHeader,
} from './client.ts';
import { csrf } from './csrf.ts';

export interface FileUpload {
  readonly file: Blob;
  readonly mediaType: string;
  /** Receives how many bytes are sent. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const keys = new WeakMap<Blob, Map<string, string>>();

/** The key of a file and of where it goes, not of the try: sending it again after a lost reply makes one upload. */
function keyOf(file: Blob, place: string): string {
  const own = keys.get(file) ?? new Map<string, string>();
  const key = own.get(place) ?? newIdempotencyKey();
  keys.set(file, own.set(place, key));
  return key;
}

/** Once it is known to have arrived, the same file can be sent anew: a picture that was taken off meanwhile. */
const forgetKey = (file: Blob, place: string): unknown => keys.get(file)?.delete(place);

interface Target {
  readonly method: string;
  readonly address: string;
}

/** One try; status 0 when no answer came at all. `fetch` does not report how much of a body has left. */
function sendOnce({ method, address }: Target, upload: FileUpload, token: string): Promise<Answer> {
  const { file, mediaType, onProgress, signal } = upload;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method, address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', mediaType);
    request.setRequestHeader('x-csrf-token', token);
    request.setRequestHeader('idempotency-key', keyOf(file, `${method} ${address}`));
    for (const [name, value] of Object.entries(shownShopHeader())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onProgress?.(Math.min(event.loaded, file.size)));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => resolve({ status: 0, text: '' }));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function problemIn(text: string): ShownProblem | null {
  try {
    return JSON.parse(text) as ShownProblem;
  } catch {
    return null;
  }
}

/** Sends a file as the body of a call and reports how far it is; throws an ApiError, or an AbortError when it is cancelled. */
export async function uploadFile<K extends CallKey>(
  key: K,
  request: LooseRequest,
  upload: FileUpload,
): Promise<CallReply<K>> {
  const [method = 'POST'] = key.split(' ');
  const target = { method, address: addressOf(key, request) };
  let answer = await sendOnce(target, upload, await csrfToken());
  if (problemIn(answer.text)?.message === 'csrf.invalid') {
    csrf.forget();
    answer = await sendOnce(target, upload, await csrfToken());
  }
  if (answer.status !== 200) throw await refusedCall(key, answer.status, problemIn(answer.text));
  forgetKey(upload.file, `${method} ${target.address}`);
  return JSON.parse(answer.text) as CallReply<K>;
}
