import { messageMachineApi } from '@offizin/contract/messages/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { putMessage } from './put-message.ts';
import { putMessageFile } from './put-message-file.ts';
import { readMessage, readMessageFile } from './read-message.ts';

export const messagesMarketplaceRoutes = routesOf(messageMachineApi, {
  putMessage,
  putMessageFile,
  readMessage,
  readMessageFile,
});
