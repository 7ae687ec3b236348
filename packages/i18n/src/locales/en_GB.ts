export * as messages from '../messages/en_GB/topics.ts';
