import type { RequiredTexts } from '../required-texts.ts';
import { access } from '../messages/en_GB/access.ts';
import { performance } from '../messages/en_GB/performance.ts';
import { invoices } from '../messages/en_GB/invoices.ts';
import { ledger } from '../messages/en_GB/ledger.ts';
import { reports } from '../messages/en_GB/reports.ts';
import { invoiceDocument } from '../messages/en_GB/invoice-document.ts';
import { payout } from '../messages/en_GB/payout.ts';
import { company } from '../messages/en_GB/company.ts';
import { errors } from '../messages/en_GB/errors.ts';
import { faults } from '../messages/en_GB/faults.ts';
import { feeds } from '../messages/en_GB/feeds.ts';
import { holidays } from '../messages/en_GB/holidays.ts';
import { exports } from '../messages/en_GB/exports.ts';
import { forms } from '../messages/en_GB/forms.ts';
import { legalDocuments } from '../messages/en_GB/legal-documents.ts';
import { mail } from '../messages/en_GB/mail.ts';
import { home } from '../messages/en_GB/home.ts';
import { parcels } from '../messages/en_GB/parcels.ts';
import { history } from '../messages/en_GB/history.ts';
import { notifications } from '../messages/en_GB/notifications.ts';
import { offers } from '../messages/en_GB/offers.ts';
import { orderDialogs } from '../messages/en_GB/order-dialogs.ts';
import { orderFile } from '../messages/en_GB/order-file.ts';
import { orders } from '../messages/en_GB/orders.ts';
import { partnerPage } from '../messages/en_GB/partner-page.ts';
import { priceUpdates } from '../messages/en_GB/price-updates.ts';
import { partnerPrivacy } from '../messages/en_GB/partner-privacy.ts';
import { passwords } from '../messages/en_GB/passwords.ts';
import { profile } from '../messages/en_GB/profile.ts';
import { registrations } from '../messages/en_GB/registrations.ts';
import { secondStep } from '../messages/en_GB/second-step.ts';
import { session } from '../messages/en_GB/session.ts';
import { shell } from '../messages/en_GB/shell.ts';
import { shops } from '../messages/en_GB/shops.ts';
import { shortcuts } from '../messages/en_GB/shortcuts.ts';
import { sync } from '../messages/en_GB/sync.ts';
import { services } from '../messages/en_GB/services.ts';
import { shippingCosts } from '../messages/en_GB/shipping-costs.ts';
import { systems } from '../messages/en_GB/systems.ts';
import { team } from '../messages/en_GB/team.ts';
import { tours } from '../messages/en_GB/tours.ts';
import { uploads } from '../messages/en_GB/uploads.ts';
import { uploadsCodes } from '../messages/en_GB/uploads-codes.ts';
import { uploadsFixing } from '../messages/en_GB/uploads-fixing.ts';
import { warehouse } from '../messages/en_GB/warehouse.ts';

export const messages = {
  access,
  company,
  performance,
  payout,
  invoiceDocument,
  invoices,
  ledger,
  reports,
  errors,
  exports,
  holidays,
  faults,
  feeds,
  forms,
  legalDocuments,
  mail,
  history,
  home,
  parcels,
  notifications,
  offers,
  orderDialogs,
  orderFile,
  orders,
  partnerPage,
  partnerPrivacy,
  priceUpdates,
  passwords,
  profile,
  registrations,
  secondStep,
  session,
  shell,
  shops,
  shortcuts,
  sync,
  services,
  shippingCosts,
  systems,
  team,
  tours,
  uploads,
  uploadsCodes,
  uploadsFixing,
  warehouse,
} satisfies RequiredTexts & Record<string, object>;
