import { localeCodes } from '@offizin/domain/locale/locales';
import { z } from 'zod';
import { ThreadTask } from '../../../../platform/threads/thread-task.ts';

/** A picture as it is drawn, with what is read of it aloud and below it. */
export interface DrawnPicture {
  /** A JPEG file. */
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
}

/** What a case's file is made of, one below the other. */
export type Block =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'text'; readonly text: string; readonly grey?: true }
  /** Somebody's own words. */
  | { readonly is: 'words'; readonly text: string }
  /** A name with what stands beside it; sums stand at the right. */
  | {
      readonly is: 'line';
      readonly name: string;
      readonly value: string;
      readonly sum?: string;
      readonly strong?: true;
    }
  | { readonly is: 'pictures'; readonly pictures: readonly DrawnPicture[] };

const blocks = z.custom<readonly Block[]>((value) => Array.isArray(value));

/** Draws what the shop has of a return as one document. */
export const caseFileTask = new ThreadTask(new URL('../../../../case-thread.ts', import.meta.url), 'case_file', {
  input: z.object({
    locale: z.enum(localeCodes),
    at: z.string(),
    author: z.string(),
    title: z.string(),
    subtitle: z.string(),
    /** At the foot of each page, before its number. */
    foot: z.string(),
    blocks,
  }),
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  progress: z.int(),
  rows: (pages: number) => pages,
});
export type CaseFileTask = z.infer<(typeof caseFileTask.schemas)['input']>;
