import { prepareExport } from './features/exports/prepare-export.job.ts';
import { removeFile } from './features/shop-profile/remove-file.job.ts';
import { sendDueOrderNotices } from './features/notifications/notify-due-orders.job.ts';
import { mailNotifications } from './features/notifications/mail-notifications.job.ts';
import { retrieveDueFeeds, retrieveFeed } from './features/feeds/retrieve-feeds.job.ts';
import { tryFeed } from './features/feeds/try-feed.job.ts';
import { sealFeedsAgain } from './features/feeds/seal-again.job.ts';
import { erasePrepared } from './features/marketplace/erase-prepared.job.ts';
import { pushEventsOn } from './features/marketplace/push-events.job.ts';
import { takeOverOffers } from './features/marketplace/take-over-offers.job.ts';
import { mailSecondFactor } from './features/access/mail-second-factor.job.ts';
import { sealAuthenticatorsAgain } from './features/access/seal-authenticators-again.job.ts';
import { mailInvitation } from './features/invitations/mail-invitation.job.ts';
import { mailPasswordChanged } from './features/passwords/mail-password-changed.job.ts';
import { mailPasswordCode } from './features/passwords/mail-password-code.job.ts';
import { checkCompanyVat, checkDueVatNumbers } from './features/company/check-company-vat.job.ts';
import { mailBankAccount } from './features/company/mail-bank-account.job.ts';
import { sealCompaniesAgain } from './features/company/seal-companies-again.job.ts';
import { checkDueLegalLinks, checkLegalLink } from './features/legal-documents/check-legal-links.job.ts';
import { makeInvoiceFiles } from './features/invoices/make-invoice-files.job.ts';
import { checkVatNumber } from './features/registrations/check-vat-number.job.ts';
import { mailRegistration } from './features/registrations/mail-registration.job.ts';
import { mailRegistrationCode } from './features/registrations/mail-registration-code.job.ts';
import { sealRegistrationsAgain } from './features/registrations/seal-registrations-again.job.ts';
import { prepareNewOrdersDownload } from './features/orders/prepare-new-orders-download.job.ts';
import { retention } from './features/retention/retention.job.ts';
import { applyRemedy } from './features/sync/apply-remedy.job.ts';
import { reclassifyOffers, reclassifySeller } from './features/sync/reclassify.job.ts';
import { revertUpload } from './features/uploads/revert-upload.job.ts';
import { applyUpload, checkUpload } from './features/uploads/run-upload.job.ts';
import { deliverWebhook } from './features/webhooks/deliver-webhook.job.ts';
import { lookAfterWebhooks, sealWebhooksAgain } from './features/webhooks/look-after-webhooks.job.ts';
import { readOpenPayoutAccounts, readPayoutAccount, sendBankAccount } from './features/payout/payout-account.job.ts';
import { publishMetrics } from './features/metrics/publish-metrics.job.ts';
import { removeEvidence } from './features/metrics/remove-evidence.job.ts';
import { mailSecondFactorDemand } from './features/team/mail-second-factor-demand.job.ts';
import { sendEndingProposalNotices } from './features/price-updates/notify-ending-proposals.job.ts';
import type { Job } from './platform/jobs/job.ts';

/** Every job that a worker runs. */
export const jobs: readonly Job[] = [
  prepareNewOrdersDownload,
  prepareExport,
  retention,
  sendDueOrderNotices,
  sendEndingProposalNotices,
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
  sealCompaniesAgain,
  sendBankAccount,
  readPayoutAccount,
  readOpenPayoutAccounts,
  publishMetrics,
  removeEvidence,
  makeInvoiceFiles,
  checkLegalLink,
  checkDueLegalLinks,
  checkUpload,
  applyUpload,
  revertUpload,
  reclassifyOffers,
  reclassifySeller,
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
