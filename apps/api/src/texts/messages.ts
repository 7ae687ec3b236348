import type { LocaleCode } from '@offizin/domain/locale/locales';
import { locales } from '@offizin/domain/locale/locales';
import type { FullMessages } from '@offizin/i18n/messages';
import { createTranslator } from 'use-intl/core';

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

/** What is said of errors on pages that the server writes itself. */
export async function errorMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'errors' });
}

/** The messages about orders in a language, for what the server writes itself: files and mails. */
export async function orderMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'orders' });
}

/** The words of a team: its roles and what they may do. */
export async function teamMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'team' });
}

/** The mails to people of a team. */
export async function teamMailMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'mail.team' });
}

/** Headers and words of the file of new orders. */
export async function orderFileMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'orderFile' });
}

/** The words of offers, for files. */
export async function offerMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'offers' });
}

/** Headers and words of exported files. */
export async function exportMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'exports' });
}

/** The names of the results of a synchronisation. */
export async function syncTitles(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'sync.title' });
}

/** Words, titles and solutions of the results of a synchronisation. */
export async function syncMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'sync' });
}

/** The texts of mails around the notifications themselves. */
export async function notificationMailMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'mail.notifications' });
}

/** The texts of mails about passwords. */
export async function passwordMailMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'mail' });
}

/** The mail about another bank account. */
export async function bankAccountMailMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'mail.bankAccount' });
}

/** The names of the answers of a registration, as its form has them. */
export async function registrationFields(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'registrations.field' });
}

/** The texts of mails about registrations. */
export async function registrationMailMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'mail.registration' });
}

/** The texts of notifications by kind. */
export async function notificationTexts(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'notifications.kind' });
}

/** The messages about uploads, for the templates. */
export async function uploadMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'uploads' });
}

/** The words of what the warehouse holds, for files. */
export async function warehouseMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'warehouse' });
}

/** The words of proposals of prices, for files. */
export async function priceUpdateMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'priceUpdates' });
}

/** What the history says of each act, for its file. */
export async function historyMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'history' });
}

/** The kinds and states of the ledger, for its file. */
export async function ledgerMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'ledger' });
}

/** The words of the performance, for its file. */
export async function performanceMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'performance' });
}

/** The words of what is done with orders, the reasons of rejections among them. */
export async function orderDialogMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'orderDialogs' });
}

/** The figures of the reports, for their files. */
export async function reportMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'reports' });
}

/** The words of the documents that the portal draws. */
export async function invoiceMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  return createTranslator({ locale: locales[locale].tag, messages, namespace: 'invoiceDocument' });
}

/** The words of the public page of a shop, and of its preview in the portal. */
export async function partnerPageMessages(locale: LocaleCode) {
  const { messages } = await loaders[locale]();
  const { tag } = locales[locale];
  return {
    t: createTranslator({ locale: tag, messages, namespace: 'partnerPage' }),
    shown: createTranslator({ locale: tag, messages, namespace: 'profile.preview' }),
    field: createTranslator({ locale: tag, messages, namespace: 'company.field' }),
  };
}
