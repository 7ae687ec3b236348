import type { FullMessages } from '../messages.ts';
import { access } from '../messages/fr_FR/access.ts';
import { errors } from '../messages/fr_FR/errors.ts';
import { feeds } from '../messages/fr_FR/feeds.ts';
import { exports } from '../messages/fr_FR/exports.ts';
import { forms } from '../messages/fr_FR/forms.ts';
import { mail } from '../messages/fr_FR/mail.ts';
import { history } from '../messages/fr_FR/history.ts';
import { notifications } from '../messages/fr_FR/notifications.ts';
import { offers } from '../messages/fr_FR/offers.ts';
import { orderDialogs } from '../messages/fr_FR/order-dialogs.ts';
import { orderFile } from '../messages/fr_FR/order-file.ts';
import { orders } from '../messages/fr_FR/orders.ts';
import { partnerPrivacy } from '../messages/fr_FR/partner-privacy.ts';
import { passwords } from '../messages/fr_FR/passwords.ts';
import { registrations } from '../messages/fr_FR/registrations.ts';
import { secondStep } from '../messages/fr_FR/second-step.ts';
import { session } from '../messages/fr_FR/session.ts';
import { shell } from '../messages/fr_FR/shell.ts';
import { shops } from '../messages/fr_FR/shops.ts';
import { shortcuts } from '../messages/fr_FR/shortcuts.ts';
import { sync } from '../messages/fr_FR/sync.ts';
import { systems } from '../messages/fr_FR/systems.ts';
import { team } from '../messages/fr_FR/team.ts';
import { tours } from '../messages/fr_FR/tours.ts';
import { uploads } from '../messages/fr_FR/uploads.ts';
import { uploadsCodes } from '../messages/fr_FR/uploads-codes.ts';
import { uploadsFixing } from '../messages/fr_FR/uploads-fixing.ts';
import { warehouse } from '../messages/fr_FR/warehouse.ts';

export const messages = {
  access,
  errors,
  exports,
  feeds,
  forms,
  mail,
  history,
  notifications,
  offers,
  orderDialogs,
  orderFile,
  orders,
  partnerPrivacy,
  passwords,
  registrations,
  secondStep,
  session,
  shell,
  shops,
  shortcuts,
  sync,
  systems,
  team,
  tours,
  uploads,
  uploadsCodes,
  uploadsFixing,
  warehouse,
} satisfies FullMessages;
