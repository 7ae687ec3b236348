import type { RequiredTexts } from '../required-texts.ts';
import { access } from '../messages/en_GB/access.ts';
import { errors } from '../messages/en_GB/errors.ts';
import { feeds } from '../messages/en_GB/feeds.ts';
import { exports } from '../messages/en_GB/exports.ts';
import { forms } from '../messages/en_GB/forms.ts';
import { mail } from '../messages/en_GB/mail.ts';
import { history } from '../messages/en_GB/history.ts';
import { notifications } from '../messages/en_GB/notifications.ts';
import { offers } from '../messages/en_GB/offers.ts';
import { orderDialogs } from '../messages/en_GB/order-dialogs.ts';
import { orderFile } from '../messages/en_GB/order-file.ts';
import { orders } from '../messages/en_GB/orders.ts';
import { partnerPrivacy } from '../messages/en_GB/partner-privacy.ts';
import { passwords } from '../messages/en_GB/passwords.ts';
import { registrations } from '../messages/en_GB/registrations.ts';
import { secondStep } from '../messages/en_GB/second-step.ts';
import { session } from '../messages/en_GB/session.ts';
import { shell } from '../messages/en_GB/shell.ts';
import { shops } from '../messages/en_GB/shops.ts';
import { shortcuts } from '../messages/en_GB/shortcuts.ts';
import { sync } from '../messages/en_GB/sync.ts';
import { systems } from '../messages/en_GB/systems.ts';
import { team } from '../messages/en_GB/team.ts';
import { tours } from '../messages/en_GB/tours.ts';
import { uploads } from '../messages/en_GB/uploads.ts';
import { uploadsCodes } from '../messages/en_GB/uploads-codes.ts';
import { uploadsFixing } from '../messages/en_GB/uploads-fixing.ts';
import { warehouse } from '../messages/en_GB/warehouse.ts';

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
} satisfies RequiredTexts & Record<string, object>;
