export * as messages from '../messages/it_IT/topics.ts';
