import type { RetrievalProblem } from '@offizin/domain/feeds/feed-schedule';

/** Where a file lies, and what is known of it from the last time. */
export interface Retrieval {
  readonly url: URL;
  readonly username: string | null;
  readonly password: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The fingerprint by which an sftp server is known; null before the first time. */
  readonly hostKey: string | null;
  readonly maxBytes: number;
  readonly milliseconds: number;
  /** Hosts with ports that may be private. */
  readonly allowed: readonly string[];
}

export type Retrieved =
  | {
      readonly kind: 'file';
      readonly content: Buffer;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly hostKey: string | null;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly problem: RetrievalProblem };

export const failed = (problem: RetrievalProblem): Retrieved => ({ kind: 'failed', problem });
