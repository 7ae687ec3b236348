import type { FullMessages } from '../messages.ts';
import { access } from '../messages/it_IT/access.ts';
import { performance } from '../messages/it_IT/performance.ts';
import { invoices } from '../messages/it_IT/invoices.ts';
import { ledger } from '../messages/it_IT/ledger.ts';
import { reports } from '../messages/it_IT/reports.ts';
import { invoiceDocument } from '../messages/it_IT/invoice-document.ts';
import { payout } from '../messages/it_IT/payout.ts';
import { company } from '../messages/it_IT/company.ts';
import { errors } from '../messages/it_IT/errors.ts';
import { faults } from '../messages/it_IT/faults.ts';
import { feeds } from '../messages/it_IT/feeds.ts';
import { holidays } from '../messages/it_IT/holidays.ts';
import { exports } from '../messages/it_IT/exports.ts';
import { forms } from '../messages/it_IT/forms.ts';
import { legalDocuments } from '../messages/it_IT/legal-documents.ts';
import { mail } from '../messages/it_IT/mail.ts';
import { home } from '../messages/it_IT/home.ts';
import { parcels } from '../messages/it_IT/parcels.ts';
import { history } from '../messages/it_IT/history.ts';
import { notifications } from '../messages/it_IT/notifications.ts';
import { offers } from '../messages/it_IT/offers.ts';
import { orderDialogs } from '../messages/it_IT/order-dialogs.ts';
import { orderFile } from '../messages/it_IT/order-file.ts';
import { orders } from '../messages/it_IT/orders.ts';
import { partnerPage } from '../messages/it_IT/partner-page.ts';
import { priceUpdates } from '../messages/it_IT/price-updates.ts';
import { partnerPrivacy } from '../messages/it_IT/partner-privacy.ts';
import { passwords } from '../messages/it_IT/passwords.ts';
import { profile } from '../messages/it_IT/profile.ts';
import { registrations } from '../messages/it_IT/registrations.ts';
import { secondStep } from '../messages/it_IT/second-step.ts';
import { session } from '../messages/it_IT/session.ts';
import { shell } from '../messages/it_IT/shell.ts';
import { shops } from '../messages/it_IT/shops.ts';
import { shortcuts } from '../messages/it_IT/shortcuts.ts';
import { sync } from '../messages/it_IT/sync.ts';
import { services } from '../messages/it_IT/services.ts';
import { shippingCosts } from '../messages/it_IT/shipping-costs.ts';
import { systems } from '../messages/it_IT/systems.ts';
import { team } from '../messages/it_IT/team.ts';
import { tours } from '../messages/it_IT/tours.ts';
import { uploads } from '../messages/it_IT/uploads.ts';
import { uploadsCodes } from '../messages/it_IT/uploads-codes.ts';
import { uploadsFixing } from '../messages/it_IT/uploads-fixing.ts';
import { warehouse } from '../messages/it_IT/warehouse.ts';

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
