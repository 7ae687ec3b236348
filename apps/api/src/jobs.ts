import { exportSources } from './exports.ts';
import { prepareExportFrom } from './modules/exports/jobs/prepare-export.job.ts';
import { removeFile } from './modules/shop-profile/jobs/remove-file.job.ts';
import { sendDueOrderNotices } from './modules/notifications/jobs/notify-due-orders.job.ts';
import { mailNotifications } from './modules/notifications/jobs/mail-notifications.job.ts';
import { retrieveDueFeeds, retrieveFeed } from './modules/feeds/jobs/retrieve-feeds.job.ts';
import { tryFeed } from './modules/feeds/jobs/try-feed.job.ts';
import { sealFeedsAgain } from './modules/feeds/jobs/seal-again.job.ts';
import { erasePrepared } from './modules/orders/jobs/erase-prepared.job.ts';
import { pushEventsOn } from './modules/events/jobs/push-events.job.ts';
import { takeOverOffers } from './modules/offers/jobs/take-over-offers.job.ts';
import { mailSecondFactor } from './modules/identity/jobs/mail-second-factor.job.ts';
import { sealAuthenticatorsAgain } from './modules/identity/jobs/seal-authenticators-again.job.ts';
import { mailInvitation } from './modules/team/jobs/mail-invitation.job.ts';
import { mailPasswordChanged } from './modules/identity/jobs/mail-password-changed.job.ts';
import { mailPasswordCode } from './modules/identity/jobs/mail-password-code.job.ts';
import { checkCompanyVat, checkDueVatNumbers } from './modules/company/jobs/check-company-vat.job.ts';
import { mailOwner } from './modules/history/jobs/mail-owner.job.ts';
import { mailBankAccount } from './modules/company/jobs/mail-bank-account.job.ts';
import { sealCompaniesAgain } from './modules/company/jobs/seal-companies-again.job.ts';
import { checkDueLegalLinks, checkLegalLink } from './modules/legal-documents/jobs/check-legal-links.job.ts';
import { makeInvoiceFiles } from './modules/invoices/jobs/make-invoice-files.job.ts';
import { checkVatNumber } from './modules/registrations/jobs/check-vat-number.job.ts';
import { mailRegistration } from './modules/registrations/jobs/mail-registration.job.ts';
import { mailRegistrationCode } from './modules/registrations/jobs/mail-registration-code.job.ts';
import { sealRegistrationsAgain } from './modules/registrations/jobs/seal-registrations-again.job.ts';
import { sendOrderBatch } from './modules/orders/jobs/send-order-batch.job.ts';
import { sendOrderStep } from './modules/orders/jobs/send-order-step.job.ts';
import { prepareNewOrdersDownload } from './modules/orders/jobs/prepare-new-orders-download.job.ts';
import { retention } from './modules/retention/jobs/retention.job.ts';
import { applyRemedy } from './modules/sync/jobs/apply-remedy.job.ts';
import { reclassifyOffers, reclassifySeller } from './modules/sync/jobs/reclassify.job.ts';
import { revertUpload } from './modules/uploads/jobs/revert-upload.job.ts';
import { applyUpload, checkUpload } from './modules/uploads/jobs/run-upload.job.ts';
import { deliverWebhook } from './modules/own-systems/jobs/deliver-webhook.job.ts';
import { lookAfterWebhooks, sealWebhooksAgain } from './modules/own-systems/jobs/look-after-webhooks.job.ts';
import {
  readOpenPayoutAccounts,
  readPayoutAccount,
  sendBankAccount,
} from './modules/payout/jobs/payout-account.job.ts';
import { sumSoldDays } from './modules/business/jobs/sum-days.job.ts';
import { closeTaxMonths } from './modules/tax-months/jobs/close-tax-months.job.ts';
import { mailMonthlySets } from './modules/accountant/jobs/mail-monthly-sets.job.ts';
import { publishMetrics } from './modules/performance/jobs/publish-metrics.job.ts';
import { removeEvidence } from './modules/performance/jobs/remove-evidence.job.ts';
import { moveLateReturns } from './modules/returns/jobs/move-late-returns.job.ts';
import { removeReturnFiles } from './modules/returns/jobs/remove-return-files.job.ts';
import { restockReturn } from './modules/returns/jobs/restock-return.job.ts';
import { settleReturn } from './modules/returns/jobs/settle-return.job.ts';
import { mailSecondFactorDemand } from './modules/team/jobs/mail-second-factor-demand.job.ts';
import { sendEndingProposalNotices } from './modules/price-proposals/jobs/notify-ending-proposals.job.ts';
import { closeQuietConversations } from './modules/messages/jobs/close-quiet-conversations.job.ts';
import { eraseMessages } from './modules/messages/jobs/erase-messages.job.ts';
import { sendDueReplyNotices } from './modules/messages/jobs/notify-due-replies.job.ts';
import { followMarket, runDueRules, runPriceRules } from './modules/price-rules/jobs/follow-market.job.ts';
import type { Job } from './platform/jobs/job.ts';

export const prepareExport = prepareExportFrom(exportSources);

/** Every job that a worker runs. */
export const jobs: readonly Job[] = [
  prepareNewOrdersDownload,
  sendOrderBatch,
  sendOrderStep,
  prepareExport,
  retention,
  sendDueOrderNotices,
  sendEndingProposalNotices,
  sendDueReplyNotices,
  sumSoldDays,
  closeQuietConversations,
  eraseMessages,
  mailNotifications,
  mailPasswordCode,
  mailPasswordChanged,
  mailSecondFactor,
  mailSecondFactorDemand,
  sealAuthenticatorsAgain,
  mailInvitation,
  mailRegistrationCode,
  mailRegistration,
  checkVatNumber,
  sealRegistrationsAgain,
  checkCompanyVat,
  checkDueVatNumbers,
  mailBankAccount,
  mailOwner,
  sealCompaniesAgain,
  sendBankAccount,
  readPayoutAccount,
  readOpenPayoutAccounts,
  publishMetrics,
  closeTaxMonths,
  mailMonthlySets,
  removeEvidence,
  settleReturn,
  restockReturn,
  moveLateReturns,
  removeReturnFiles,
  makeInvoiceFiles,
  checkLegalLink,
  checkDueLegalLinks,
  checkUpload,
  applyUpload,
  revertUpload,
  reclassifyOffers,
  reclassifySeller,
  followMarket,
  runDueRules,
  runPriceRules,
  applyRemedy,
  retrieveDueFeeds,
  retrieveFeed,
  tryFeed,
  sealFeedsAgain,
  takeOverOffers,
  erasePrepared,
  removeFile,
  lookAfterWebhooks,
  sealWebhooksAgain,
];

/** What waits for servers that are not ours: it runs beside the others and takes none of their places. */
export const sendingJobs: readonly Job[] = [pushEventsOn, deliverWebhook];
