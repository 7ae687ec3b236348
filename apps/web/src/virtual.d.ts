/** The loaders of each language's core; with it come those of its other topic sets. One chunk per language and set. */
declare module 'virtual:messages' {
  type Sets = import('@offizin/i18n/topic-sets').TopicSet;
  type SetMessages<S extends Sets> = import('@offizin/i18n/topic-sets').SetMessages<S>;
  interface Core {
    readonly default: SetMessages<'core'>;
    readonly sets: { readonly [S in Exclude<Sets, 'core'>]: () => Promise<{ readonly default: SetMessages<S> }> };
  }
  const loaders: Readonly<Record<import('@offizin/domain/locale/locales').LocaleCode, () => Promise<Core>>>;
  export default loaders;
}
