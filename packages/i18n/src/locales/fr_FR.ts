import type { FullMessages } from '../messages.ts';
import { access } from '../messages/fr_FR/access.ts';
import { performance } from '../messages/fr_FR/performance.ts';
import { invoices } from '../messages/fr_FR/invoices.ts';
import { ledger } from '../messages/fr_FR/ledger.ts';
import { reports } from '../messages/fr_FR/reports.ts';
import { invoiceDocument } from '../messages/fr_FR/invoice-document.ts';
import { payout } from '../messages/fr_FR/payout.ts';
import { company } from '../messages/fr_FR/company.ts';
import { errors } from '../messages/fr_FR/errors.ts';
import { faults } from '../messages/fr_FR/faults.ts';
import { feeds } from '../messages/fr_FR/feeds.ts';
import { holidays } from '../messages/fr_FR/holidays.ts';
import { exports } from '../messages/fr_FR/exports.ts';
import { forms } from '../messages/fr_FR/forms.ts';
import { legalDocuments } from '../messages/fr_FR/legal-documents.ts';
import { mail } from '../messages/fr_FR/mail.ts';
import { home } from '../messages/fr_FR/home.ts';
import { parcels } from '../messages/fr_FR/parcels.ts';
import { history } from '../messages/fr_FR/history.ts';
import { notifications } from '../messages/fr_FR/notifications.ts';
import { offers } from '../messages/fr_FR/offers.ts';
import { orderDialogs } from '../messages/fr_FR/order-dialogs.ts';
import { orderFile } from '../messages/fr_FR/order-file.ts';
import { orders } from '../messages/fr_FR/orders.ts';
import { partnerPage } from '../messages/fr_FR/partner-page.ts';
import { priceUpdates } from '../messages/fr_FR/price-updates.ts';
import { partnerPrivacy } from '../messages/fr_FR/partner-privacy.ts';
import { passwords } from '../messages/fr_FR/passwords.ts';
import { profile } from '../messages/fr_FR/profile.ts';
import { registrations } from '../messages/fr_FR/registrations.ts';
import { secondStep } from '../messages/fr_FR/second-step.ts';
import { session } from '../messages/fr_FR/session.ts';
import { shell } from '../messages/fr_FR/shell.ts';
import { shops } from '../messages/fr_FR/shops.ts';
import { shortcuts } from '../messages/fr_FR/shortcuts.ts';
import { sync } from '../messages/fr_FR/sync.ts';
import { services } from '../messages/fr_FR/services.ts';
import { shippingCosts } from '../messages/fr_FR/shipping-costs.ts';
import { systems } from '../messages/fr_FR/systems.ts';
import { team } from '../messages/fr_FR/team.ts';
import { tours } from '../messages/fr_FR/tours.ts';
import { uploads } from '../messages/fr_FR/uploads.ts';
import { uploadsCodes } from '../messages/fr_FR/uploads-codes.ts';
import { uploadsFixing } from '../messages/fr_FR/uploads-fixing.ts';
import { warehouse } from '../messages/fr_FR/warehouse.ts';

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
