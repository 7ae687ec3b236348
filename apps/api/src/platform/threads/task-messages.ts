/** What travels between a process and its threads. */
export interface TaskMessage {
  readonly id: number;
  readonly task: unknown;
}

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
  | ThreadFailure;
