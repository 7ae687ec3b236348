import { brandIds } from '@offizin/domain/brand/brands';
import { legalTypes } from '@offizin/domain/legal-documents/legal-documents';
import { z } from 'zod';

/** The jobs of the portal and what each one gets; payloads hold ids only, never personal data. */
export const jobPayloads = {
  prepare_new_orders_download: z.strictObject({ sellerId: z.uuid(), downloadId: z.uuid() }),
  send_order_batch: z.strictObject({ sellerId: z.uuid(), batchId: z.uuid() }),
  send_order_step: z.strictObject({ sellerId: z.uuid(), orderId: z.uuid() }),
  check_upload: z.strictObject({ sellerId: z.uuid(), uploadId: z.uuid() }),
  apply_upload: z.strictObject({ sellerId: z.uuid(), uploadId: z.uuid() }),
  revert_upload: z.strictObject({ sellerId: z.uuid(), uploadId: z.uuid() }),
  prepare_export: z.strictObject({ sellerId: z.uuid(), exportId: z.uuid() }),
  apply_remedy: z.strictObject({ sellerId: z.uuid(), remedyId: z.uuid() }),
  reclassify_seller: z.strictObject({ sellerId: z.uuid() }),
  reclassify_offers: z.looseObject({ brand: z.enum(brandIds), everything: z.boolean().optional() }),
  follow_market: z.strictObject({ brand: z.enum(brandIds) }),
  run_price_rules: z.strictObject({ sellerId: z.uuid() }),
  run_due_price_rules: z.looseObject({}),
  notify_due_orders: z.looseObject({}),
  notify_ending_proposals: z.looseObject({}),
  notify_due_replies: z.looseObject({}),
  sum_sold_days: z.looseObject({}),
  close_quiet_conversations: z.looseObject({}),
  erase_messages: z.looseObject({}),
  mail_password_code: z.strictObject({ codeId: z.uuid() }),
  mail_password_changed: z.strictObject({ userId: z.uuid(), at: z.iso.datetime(), endedSessions: z.int().min(0) }),
  mail_second_factor: z.strictObject({
    userId: z.uuid(),
    change: z.enum([
      'authenticator_added',
      'authenticator_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'passkey_added',
      'passkey_removed',
      'reset',
      /** Somebody knew the password, and guessed at the second factor until no try was left. */
      'guessed',
    ]),
    at: z.iso.datetime(),
  }),
  mail_second_factor_demand: z.strictObject({ sellerId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() }),
  seal_authenticators_again: z.looseObject({}),
  mail_registration_code: z.strictObject({ codeId: z.uuid() }),
  mail_registration: z.strictObject({
    registrationId: z.uuid(),
    letter: z.enum(['link', 'received', 'approved', 'changes_requested', 'rejected']),
    at: z.iso.datetime(),
  }),
  check_vat_number: z.strictObject({ registrationId: z.uuid() }),
  /** `userId`: who entered the number. */
  check_company_vat: z.strictObject({ sellerId: z.uuid(), userId: z.uuid().nullable() }),
  check_due_vat_numbers: z.looseObject({}),
  /** A row of the history that every owner of the shop is told. */
  mail_owner: z.strictObject({ sellerId: z.uuid(), userId: z.uuid(), auditId: z.int(), at: z.iso.datetime() }),
  mail_bank_account: z.strictObject({ sellerId: z.uuid(), userId: z.uuid(), at: z.iso.datetime() }),
  send_bank_account: z.strictObject({ sellerId: z.uuid() }),
  read_payout_account: z.strictObject({ sellerId: z.uuid() }),
  read_open_payout_accounts: z.looseObject({}),
  publish_metrics: z.looseObject({}),
  close_tax_months: z.looseObject({}),
  mail_monthly_sets: z.looseObject({}),
  settle_return: z.strictObject({ sellerId: z.uuid(), returnId: z.uuid() }),
  restock_return: z.strictObject({ sellerId: z.uuid(), returnId: z.uuid() }),
  move_late_returns: z.looseObject({}),
  remove_return_files: z.strictObject({ sellerId: z.uuid(), returnId: z.uuid() }),
  remove_evidence: z.strictObject({ sellerId: z.uuid(), disputeId: z.uuid() }),
  check_legal_link: z.strictObject({ sellerId: z.uuid(), type: z.enum(legalTypes), language: z.string() }),
  check_due_legal_links: z.looseObject({}),
  seal_companies_again: z.looseObject({}),
  mail_invitation: z.strictObject({ sellerId: z.uuid(), invitationId: z.uuid() }),
  seal_registrations_again: z.looseObject({}),
  mail_notifications: z.looseObject({}),
  retrieve_due_feeds: z.looseObject({}),
  seal_feeds_again: z.looseObject({}),
  try_feed: z.strictObject({ sellerId: z.uuid(), trialId: z.uuid() }),
  retrieve_feed: z.strictObject({ sellerId: z.uuid() }),
  take_over_offers: z.strictObject({ sellerId: z.uuid(), handoverId: z.uuid() }),
  erase_prepared: z.strictObject({ sellerId: z.uuid(), orderIds: z.array(z.uuid()) }),
  make_invoice_files: z.strictObject({ sellerId: z.uuid(), invoiceNo: z.string() }),
  deliver_webhook: z.strictObject({ deliveryId: z.uuid(), brand: z.enum(brandIds) }),
  push_events: z.strictObject({ brand: z.enum(brandIds) }),
  look_after_webhooks: z.looseObject({}),
  seal_webhooks_again: z.looseObject({}),
  remove_file: z.strictObject({ sellerId: z.uuid(), fileId: z.string().regex(/^[0-9a-f]{32}$/) }),
  retention: z.looseObject({}),
  clear_sandbox: z.looseObject({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<N extends JobName> = z.infer<(typeof jobPayloads)[N]>;

/** What nobody waits for in front of a screen, and what may come for very many sellers together. */
export const backgroundJobs: ReadonlySet<JobName> = new Set([
  'reclassify_seller',
  'run_price_rules',
  'retrieve_feed',
  'take_over_offers',
  'erase_prepared',
  'check_company_vat',
  'read_payout_account',
  'check_legal_link',
  'make_invoice_files',
  'remove_file',
  'remove_evidence',
]);

/** The flag of a background job in the queue. */
export const backgroundFlag = 'background';
