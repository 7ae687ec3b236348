/** Texts come compiled: the browser formats them and never parses any. */
export const textsWithoutParser = {
  find: /^use-intl\/format-message$/,
  replacement: 'use-intl/format-message/format-only',
};
