export * as messages from '../messages/fr_FR/topics.ts';
