import type { RequiredTexts } from '../required-texts.ts';
import { errors } from '../messages/en_GB/errors.ts';
import { notifications } from '../messages/en_GB/notifications.ts';
import { orders } from '../messages/en_GB/orders.ts';
import { session } from '../messages/en_GB/session.ts';
import { shell } from '../messages/en_GB/shell.ts';

export const messages = { errors, notifications, orders, session, shell } satisfies RequiredTexts & Record<string, object>;
