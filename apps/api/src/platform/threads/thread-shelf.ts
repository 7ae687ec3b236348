import { parentPort } from 'node:worker_threads';
import type { Given, SharedValues } from './shelf.ts';
import type { ThreadMessage, ToThread } from './task-messages.ts';

/** The values that this thread shares with the others of its module; its tasks run one after the other, and so it asks for one at a time. */
export function threadShelf(): SharedValues {
  const port = parentPort;
  if (port === null) throw new Error('threadShelf belongs in a worker thread');
  const send = (message: ThreadMessage) => port.postMessage(message);
  return {
    take: (key) =>
      new Promise<Given>((resolve) => {
        const hear = (message: ToThread) => {
          if (message.kind !== 'given') return;
          port.off('message', hear);
          resolve(message);
        };
        port.on('message', hear);
        send({ kind: 'take', key });
      }),
    put: (key, value) => send({ kind: 'put', key, value }),
  };
}
