import type { FullMessages } from '../messages.ts';
import { access } from '../messages/de_DE/access.ts';
import { performance } from '../messages/de_DE/performance.ts';
import { invoices } from '../messages/de_DE/invoices.ts';
import { ledger } from '../messages/de_DE/ledger.ts';
import { reports } from '../messages/de_DE/reports.ts';
import { invoiceDocument } from '../messages/de_DE/invoice-document.ts';
import { payout } from '../messages/de_DE/payout.ts';
import { company } from '../messages/de_DE/company.ts';
import { errors } from '../messages/de_DE/errors.ts';
import { faults } from '../messages/de_DE/faults.ts';
import { feeds } from '../messages/de_DE/feeds.ts';
import { holidays } from '../messages/de_DE/holidays.ts';
import { exports } from '../messages/de_DE/exports.ts';
import { forms } from '../messages/de_DE/forms.ts';
import { legalDocuments } from '../messages/de_DE/legal-documents.ts';
import { mail } from '../messages/de_DE/mail.ts';
import { home } from '../messages/de_DE/home.ts';
import { parcels } from '../messages/de_DE/parcels.ts';
import { history } from '../messages/de_DE/history.ts';
import { notifications } from '../messages/de_DE/notifications.ts';
import { offers } from '../messages/de_DE/offers.ts';
import { orderDialogs } from '../messages/de_DE/order-dialogs.ts';
import { orderFile } from '../messages/de_DE/order-file.ts';
import { orders } from '../messages/de_DE/orders.ts';
import { partnerPage } from '../messages/de_DE/partner-page.ts';
import { priceUpdates } from '../messages/de_DE/price-updates.ts';
import { partnerPrivacy } from '../messages/de_DE/partner-privacy.ts';
import { passwords } from '../messages/de_DE/passwords.ts';
import { profile } from '../messages/de_DE/profile.ts';
import { registrations } from '../messages/de_DE/registrations.ts';
import { secondStep } from '../messages/de_DE/second-step.ts';
import { session } from '../messages/de_DE/session.ts';
import { shell } from '../messages/de_DE/shell.ts';
import { shops } from '../messages/de_DE/shops.ts';
import { shortcuts } from '../messages/de_DE/shortcuts.ts';
import { sync } from '../messages/de_DE/sync.ts';
import { services } from '../messages/de_DE/services.ts';
import { shippingCosts } from '../messages/de_DE/shipping-costs.ts';
import { systems } from '../messages/de_DE/systems.ts';
import { team } from '../messages/de_DE/team.ts';
import { tours } from '../messages/de_DE/tours.ts';
import { uploads } from '../messages/de_DE/uploads.ts';
import { uploadsCodes } from '../messages/de_DE/uploads-codes.ts';
import { uploadsFixing } from '../messages/de_DE/uploads-fixing.ts';
import { warehouse } from '../messages/de_DE/warehouse.ts';

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
