export * as messages from '../messages/pt_PT/topics.ts';
