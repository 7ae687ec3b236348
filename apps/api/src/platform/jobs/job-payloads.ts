import { z } from 'zod';

/** The jobs of the portal and what each one is told; payloads hold ids only, never personal data. */
export const jobPayloads = {
  prepare_new_orders_download: z.strictObject({ sellerId: z.uuid(), downloadId: z.uuid() }),
  notify_due_orders: z.looseObject({}),
  retention: z.looseObject({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<N extends JobName> = z.infer<(typeof jobPayloads)[N]>;
