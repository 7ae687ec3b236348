import type { FullMessages } from '../messages.ts';
import { access } from '../messages/es_ES/access.ts';
import { performance } from '../messages/es_ES/performance.ts';
import { invoices } from '../messages/es_ES/invoices.ts';
import { ledger } from '../messages/es_ES/ledger.ts';
import { reports } from '../messages/es_ES/reports.ts';
import { invoiceDocument } from '../messages/es_ES/invoice-document.ts';
import { payout } from '../messages/es_ES/payout.ts';
import { company } from '../messages/es_ES/company.ts';
import { errors } from '../messages/es_ES/errors.ts';
import { faults } from '../messages/es_ES/faults.ts';
import { feeds } from '../messages/es_ES/feeds.ts';
import { holidays } from '../messages/es_ES/holidays.ts';
import { exports } from '../messages/es_ES/exports.ts';
import { forms } from '../messages/es_ES/forms.ts';
import { legalDocuments } from '../messages/es_ES/legal-documents.ts';
import { mail } from '../messages/es_ES/mail.ts';
import { home } from '../messages/es_ES/home.ts';
import { parcels } from '../messages/es_ES/parcels.ts';
import { history } from '../messages/es_ES/history.ts';
import { notifications } from '../messages/es_ES/notifications.ts';
import { offers } from '../messages/es_ES/offers.ts';
import { orderDialogs } from '../messages/es_ES/order-dialogs.ts';
import { orderFile } from '../messages/es_ES/order-file.ts';
import { orders } from '../messages/es_ES/orders.ts';
import { partnerPage } from '../messages/es_ES/partner-page.ts';
import { priceUpdates } from '../messages/es_ES/price-updates.ts';
import { partnerPrivacy } from '../messages/es_ES/partner-privacy.ts';
import { passwords } from '../messages/es_ES/passwords.ts';
import { profile } from '../messages/es_ES/profile.ts';
import { registrations } from '../messages/es_ES/registrations.ts';
import { secondStep } from '../messages/es_ES/second-step.ts';
import { session } from '../messages/es_ES/session.ts';
import { shell } from '../messages/es_ES/shell.ts';
import { shops } from '../messages/es_ES/shops.ts';
import { shortcuts } from '../messages/es_ES/shortcuts.ts';
import { sync } from '../messages/es_ES/sync.ts';
import { services } from '../messages/es_ES/services.ts';
import { shippingCosts } from '../messages/es_ES/shipping-costs.ts';
import { systems } from '../messages/es_ES/systems.ts';
import { team } from '../messages/es_ES/team.ts';
import { tours } from '../messages/es_ES/tours.ts';
import { uploads } from '../messages/es_ES/uploads.ts';
import { uploadsCodes } from '../messages/es_ES/uploads-codes.ts';
import { uploadsFixing } from '../messages/es_ES/uploads-fixing.ts';
import { warehouse } from '../messages/es_ES/warehouse.ts';

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
} satisfies FullMessages;
