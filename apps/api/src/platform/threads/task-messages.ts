/** What travels between a process and its threads. */
export interface TaskMessage {
  readonly id: number;
  readonly task: unknown;
}

export type ThreadMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly error: unknown };
