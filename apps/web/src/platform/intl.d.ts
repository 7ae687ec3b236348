import type { Messages } from '@offizin/i18n/messages';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
