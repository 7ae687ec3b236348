import type { FullMessages } from '../messages.ts';
import { errors } from '../messages/it_IT/errors.ts';
import { notifications } from '../messages/it_IT/notifications.ts';
import { orders } from '../messages/it_IT/orders.ts';
import { session } from '../messages/it_IT/session.ts';
import { shell } from '../messages/it_IT/shell.ts';

export const messages = { errors, notifications, orders, session, shell } satisfies FullMessages;
