import type { FullMessages } from '../messages.ts';
import { access } from '../messages/pt_PT/access.ts';
import { performance } from '../messages/pt_PT/performance.ts';
import { invoices } from '../messages/pt_PT/invoices.ts';
import { ledger } from '../messages/pt_PT/ledger.ts';
import { reports } from '../messages/pt_PT/reports.ts';
import { invoiceDocument } from '../messages/pt_PT/invoice-document.ts';
import { payout } from '../messages/pt_PT/payout.ts';
import { company } from '../messages/pt_PT/company.ts';
import { errors } from '../messages/pt_PT/errors.ts';
import { faults } from '../messages/pt_PT/faults.ts';
import { feeds } from '../messages/pt_PT/feeds.ts';
import { holidays } from '../messages/pt_PT/holidays.ts';
import { exports } from '../messages/pt_PT/exports.ts';
import { forms } from '../messages/pt_PT/forms.ts';
import { legalDocuments } from '../messages/pt_PT/legal-documents.ts';
import { mail } from '../messages/pt_PT/mail.ts';
import { home } from '../messages/pt_PT/home.ts';
import { parcels } from '../messages/pt_PT/parcels.ts';
import { history } from '../messages/pt_PT/history.ts';
import { notifications } from '../messages/pt_PT/notifications.ts';
import { offers } from '../messages/pt_PT/offers.ts';
import { orderDialogs } from '../messages/pt_PT/order-dialogs.ts';
import { orderFile } from '../messages/pt_PT/order-file.ts';
import { orders } from '../messages/pt_PT/orders.ts';
import { partnerPage } from '../messages/pt_PT/partner-page.ts';
import { priceUpdates } from '../messages/pt_PT/price-updates.ts';
import { partnerPrivacy } from '../messages/pt_PT/partner-privacy.ts';
import { passwords } from '../messages/pt_PT/passwords.ts';
import { profile } from '../messages/pt_PT/profile.ts';
import { registrations } from '../messages/pt_PT/registrations.ts';
import { secondStep } from '../messages/pt_PT/second-step.ts';
import { session } from '../messages/pt_PT/session.ts';
import { shell } from '../messages/pt_PT/shell.ts';
import { shops } from '../messages/pt_PT/shops.ts';
import { shortcuts } from '../messages/pt_PT/shortcuts.ts';
import { sync } from '../messages/pt_PT/sync.ts';
import { services } from '../messages/pt_PT/services.ts';
import { shippingCosts } from '../messages/pt_PT/shipping-costs.ts';
import { systems } from '../messages/pt_PT/systems.ts';
import { team } from '../messages/pt_PT/team.ts';
import { tours } from '../messages/pt_PT/tours.ts';
import { uploads } from '../messages/pt_PT/uploads.ts';
import { uploadsCodes } from '../messages/pt_PT/uploads-codes.ts';
import { uploadsFixing } from '../messages/pt_PT/uploads-fixing.ts';
import { warehouse } from '../messages/pt_PT/warehouse.ts';

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
