/** The loaders of each language's topic sets: one chunk per language and set. */
declare module 'virtual:messages' {
  type SetLoaders = { readonly [S in import('@offizin/i18n/topic-sets').TopicSet]: () => Promise<{ default: import('@offizin/i18n/topic-sets').SetMessages<S> }> };
  const loaders: Readonly<Record<import('@offizin/domain/locale/locales').LocaleCode, SetLoaders>>;
  export default loaders;
}
