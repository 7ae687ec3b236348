export * as messages from '../messages/es_ES/topics.ts';
