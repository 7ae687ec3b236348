import type { LocaleCode } from '@offizin/domain/locale/locales';
import { locales } from '@offizin/domain/locale/locales';
import type { FullMessages } from '@offizin/i18n/messages';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';

const loaders: Readonly<Record<LocaleCode, () => Promise<{ messages: FullMessages }>>> = {
  de_DE: () => import('@offizin/i18n/locales/de_DE'),
  de_CH: () => import('@offizin/i18n/locales/de_CH'),
  fr_FR: () => import('@offizin/i18n/locales/fr_FR'),
  fr_CH: () => import('@offizin/i18n/locales/fr_CH'),
  es_ES: () => import('@offizin/i18n/locales/es_ES'),
  it_IT: () => import('@offizin/i18n/locales/it_IT'),
  pt_PT: () => import('@offizin/i18n/locales/pt_PT'),
  en_GB: () => import('@offizin/i18n/locales/en_GB'),
};

type Topic = NamespaceKeys<FullMessages, NestedKeyOf<FullMessages>>;

/** What `textsIn` gives for a topic, for signatures. */
export type Texts<T extends Topic> = ReturnType<typeof createTranslator<FullMessages, T>>;

/** The texts of a topic in a language, for what the server writes itself: files, mails and its own pages. */
export async function textsIn<T extends Topic>(locale: LocaleCode, topic: T): Promise<Texts<T>> {
  const { messages } = await loaders[locale]();
  return createTranslator<FullMessages, T>({ locale: locales[locale].tag, messages, namespace: topic });
}
