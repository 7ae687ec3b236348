import type { FullMessages } from '../messages.ts';
import { access } from '../messages/pt_PT/access.ts';
import { errors } from '../messages/pt_PT/errors.ts';
import { feeds } from '../messages/pt_PT/feeds.ts';
import { exports } from '../messages/pt_PT/exports.ts';
import { forms } from '../messages/pt_PT/forms.ts';
import { mail } from '../messages/pt_PT/mail.ts';
import { history } from '../messages/pt_PT/history.ts';
import { notifications } from '../messages/pt_PT/notifications.ts';
import { offers } from '../messages/pt_PT/offers.ts';
import { orderDialogs } from '../messages/pt_PT/order-dialogs.ts';
import { orderFile } from '../messages/pt_PT/order-file.ts';
import { orders } from '../messages/pt_PT/orders.ts';
import { partnerPrivacy } from '../messages/pt_PT/partner-privacy.ts';
import { passwords } from '../messages/pt_PT/passwords.ts';
import { registrations } from '../messages/pt_PT/registrations.ts';
import { secondStep } from '../messages/pt_PT/second-step.ts';
import { session } from '../messages/pt_PT/session.ts';
import { shell } from '../messages/pt_PT/shell.ts';
import { shops } from '../messages/pt_PT/shops.ts';
import { shortcuts } from '../messages/pt_PT/shortcuts.ts';
import { sync } from '../messages/pt_PT/sync.ts';
import { systems } from '../messages/pt_PT/systems.ts';
import { team } from '../messages/pt_PT/team.ts';
import { tours } from '../messages/pt_PT/tours.ts';
import { uploads } from '../messages/pt_PT/uploads.ts';
import { uploadsCodes } from '../messages/pt_PT/uploads-codes.ts';
import { uploadsFixing } from '../messages/pt_PT/uploads-fixing.ts';
import { warehouse } from '../messages/pt_PT/warehouse.ts';

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
