/** Each path of a module that belongs to a group: a piece of it, tried against all. */
const anyOf = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join('|'));

/**
 * What every signed-in screen needs comes in few files: each small one costs a request and compresses worse. A module
 * that no group names goes where the bundler puts it; login needs neither `kit`, `list` nor `query` and must not come to.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: anyOf(
      'node_modules/(react|use-intl|use-sync-external-store|@formatjs|clsx)/',
      'node_modules/@tanstack/(react-router|router-core|history|store|react-store)/',
      'preload-helper',
      'virtual:messages$',
      'src/platform/(analytics|before-session-ends|client|country-name|csrf|enter-shop|error-text|follow-shop-changes|formats|initial-data|is-typing|live|locale|media|messages|now|session|shown-shop|storage|store|theme)\\.',
      'i18n/src/(formats|intl-formats)',
      'domain/src/(access/|brand/brands|calendar/zoned-time|limits|locale/locales|one-of|session/storage-keys)',
      'domain/src/(orders/order-number|orders/statuses|uploads/decimal-mark)',
    ),
  },
  {
    name: 'kit',
    test: anyOf(
      '@mantine/core/esm/core/',
      '@mantine/core/esm/components/(CloseButton|Input|InputBase|Loader|TextInput|UnstyledButton)/',
      '@mantine/hooks/esm/(use-id|use-isomorphic-effect|utils)',
      '@mantine/core/styles/(baseline|CloseButton|default-css-variables|global|Input|Loader|UnstyledButton)\\.',
      'src/ui/(kit-provider|text-input)\\.',
    ),
  },
  {
    name: 'list',
    test: anyOf(
      'src/ui/list/(card|held|in-use|list|pages|row)',
      'src/ui/(chip\\.|count-tabs|lazy-dialog|menu-button|once-uncovered|popover-button|search-field|skeleton|use-overlay|way-back|when-released)',
      'src/platform/search-change',
      '@tanstack/(react-virtual|virtual-core)/',
    ),
  },
  {
    name: 'query',
    test: anyOf(
      '@tanstack/(react-query|query-core)/',
      'src/platform/(order-counts|prefetch|query-client|sync-summary|unheard)\\.',
    ),
  },
  { name: 'public', test: anyOf('src/ui/plain-(field|password)', 'src/shell/(public-layout|language-select)') },
  {
    name: 'address-proof',
    test: anyOf(
      'src/ui/(code-input|notice|password-rules-list|time-left)',
      'src/shell/proof-line',
      'src/platform/use-human-proof',
      'icons-react/.*/(IconMailForward|IconCircleDashed)\\.',
    ),
  },
  { name: 'order-data', test: anyOf('src/features/orders/order-(loader|queries)\\.') },
  { name: 'icons', test: anyOf('@tabler/icons-react/'), minShareCount: 2 },
];
