declare module 'virtual:message-loaders' {
  type Messages = import('@offizin/i18n/messages').Messages;
  type Topic = Exclude<keyof Messages, 'errors' | 'session' | 'shell'>;
  export const loaders: Readonly<
    Record<import('@offizin/domain/locale/locales').LocaleCode, Readonly<Record<'base' | Topic, () => Promise<{ default: Partial<Messages> }>>>>
  >;
}
