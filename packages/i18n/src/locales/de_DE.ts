import type { FullMessages } from '../messages.ts';
import { errors } from '../messages/de_DE/errors.ts';
import { notifications } from '../messages/de_DE/notifications.ts';
import { orders } from '../messages/de_DE/orders.ts';
import { session } from '../messages/de_DE/session.ts';
import { shell } from '../messages/de_DE/shell.ts';

export const messages = { errors, notifications, orders, session, shell } satisfies FullMessages;
