import type { Given } from './shelf.ts';

/** What travels between a process and its threads. */
export interface TaskMessage {
  readonly kind: 'task';
  readonly id: number;
  readonly task: unknown;
}

/** The answer to `take`. */
export interface GivenMessage extends Given {
  readonly kind: 'given';
}

export type ToThread = TaskMessage | GivenMessage;

/** `code` is the error's, which a copy of the error does not carry. */
export interface ThreadFailure {
  readonly id: number;
  readonly kind: 'failed';
  readonly error: unknown;
  readonly code: unknown;
}

export type ThreadMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'take'; readonly key: string }
  | { readonly kind: 'put'; readonly key: string; readonly value: unknown }
  | ThreadFailure;
