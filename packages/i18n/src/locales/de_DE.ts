export * as messages from '../messages/de_DE/topics.ts';
