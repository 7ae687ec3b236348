/** Each path of a module that belongs to a group: a piece of it, tried against all. */
const anyOf = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join('|'));

/** Files of the portal's own by their names, whatever folder they are in; a component with its style sheet. */
const own = (...names: readonly string[]): string => `apps/web/src/(.+/)?(${names.join('|')})(\\.module)?\\.`;

/** A group that takes along what its modules import, unless a group above has it. */
const whole = { includeDependenciesRecursively: true } as const;

const outline = (...names: readonly string[]): string => `@tabler/icons-react/.*/Icon(${names.join('|')})\\.`;

/** Shared icons that neither login nor the first screens draw. */
const lateIcons = anyOf(
  outline('AlertOctagon', 'ArrowBackUp', 'ArrowBarToDown', 'ArrowDown', 'ArrowRight', 'ArrowsExchange'),
  outline('ArrowsLeftRight', 'Bookmark', 'HandStop'),
  outline('CalendarExclamation', 'CalendarTime', 'Camera', 'ChartBar', 'ChevronLeft', 'CloudOff', 'DeviceDesktop'),
  outline('DeviceFloppy', 'DeviceMobile', 'Dots', 'ExternalLink', 'FileDownload', 'FileSpreadsheet', 'FileTypePdf'),
  outline('FileZip', 'Fingerprint', 'LockOpen2'),
  outline('HelpCircle', 'Hourglass', 'HourglassEmpty', 'Keyboard', 'Link', 'LinkOff', 'Loader2', 'Lock', 'Logout'),
  outline('Mail', 'MapPin', 'Minus', 'Paperclip', 'Pencil', 'PencilCheck', 'PhotoPlus', 'PlayerPause', 'PlayerPlay'),
  outline(
    'PlugConnectedX',
    'Plus',
    'ReceiptRefund',
    'ReceiptTax',
    'Route',
    'Rss',
    'SearchOff',
    'Send',
    'Trash',
    'TrendingDown',
    'TrendingUp',
    'TruckLoading',
  ),
  outline('TruckReturn', 'User', 'Users', 'Volume', 'Webhook'),
);

/**
 * What comes together comes in few files: each small one costs a request and compresses worse. The first group that
 * names a module has it, and what no group has goes where the bundler puts it. Login needs none of the groups from
 * `overlays` on and must not come to.
 */
export const chunkGroups = [
  { name: 'react', test: anyOf('node_modules/(react|react-dom|scheduler)/', 'rolldown/runtime', 'preload-helper') },
  {
    name: 'base',
    ...whole,
    test: anyOf(
      own('main', 'country-name', 'error-text', 'formats', 'is-typing', 'live', 'media', 'now', 'before-session-ends'),
      own('brand-mark', 'button-link', 'choose-language', 'field', 'footer', 'page-head', 'use-form'),
      'node_modules/@tanstack/react-router/',
      'domain/src/(calendar/zoned-time|orders/order-number|orders/statuses)',
    ),
  },
  { name: 'public', test: anyOf(own('plain-field', 'plain-password', 'public-layout', 'language-select')) },
  {
    name: 'address-proof',
    test: anyOf(
      own('code-input', 'notice', 'password-rules-list', 'time-left', 'proof-line', 'use-human-proof'),
      'icons-react/.*/(IconMailForward|IconCircleDashed)\\.',
    ),
  },
  // What the menu counts once somebody looks.
  {
    name: 'late-counts',
    test: anyOf(
      own(
        'late-counts',
        'after-sale-count',
        'held-rules-mark',
        'proposal-count',
        'proposal-counts',
        'metrics-status',
        'message-counts',
        'return-counts',
        'rules-query',
      ),
    ),
  },
  // What the sales of a screen and of Home have in common.
  { name: 'sales', test: anyOf('apps/web/src/parts/business/', 'domain/src/business/') },
  { name: 'late-icons', test: lateIcons, minShareCount: 2 },
  // Where one signs in, and nowhere on the first screens.
  {
    name: 'sign-in-icons',
    test: outline('ArrowBigUpLine', 'CalendarEvent', 'Eye', 'EyeOff', 'Phone'),
    minShareCount: 2,
  },
  { name: 'icons', test: anyOf('@tabler/icons-react/'), minShareCount: 2 },
  // What opens over a screen, once somebody is about to: menus and popovers, dialogs, the kit's fields.
  {
    name: 'overlays',
    test: anyOf(
      '@mantine/core/esm/components/(FocusTrap|Floating|Menu|Overlay|Popover|Portal|Transition|UnstyledButton)/',
      '@mantine/core/styles/(Popover|Menu|Overlay|UnstyledButton)\\.',
      '@floating-ui/',
      own('menu', 'popover'),
    ),
  },
  {
    name: 'dialogs',
    test: anyOf(
      '@mantine/core/esm/components/(CloseButton|Modal|ModalBase|Drawer|ScrollArea)/',
      '@mantine/core/styles/(CloseButton|Modal|ModalBase|ScrollArea)\\.',
      'node_modules/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)/',
      own('dialog', 'layer-history'),
    ),
  },
  {
    name: 'controls',
    test: anyOf(
      '@mantine/core/esm/components/(Input|InputBase|Loader|TextInput)/',
      '@mantine/core/styles/(Input|Loader)\\.',
      own('text-input'),
    ),
  },
  // What every signed-in screen needs: the frame, the kit without its controls, lists and what is read from the server.
  {
    name: 'seller',
    ...whole,
    test: anyOf(
      own('seller-layout', 'card-list', 'held-rows', 'list-states', 'pages', 'chip', 'count-tabs', 'search-field'),
      own('live-connection', 'live-queries', 'change-button', 'prefetch', 'product-image', 'search-change', 'way-back'),
      own('save-file', 'timeline'),
      '@mantine/core/esm/core/',
      '@tanstack/(react-query|query-core)/',
      'domain/src/(identifiers/code-labels|orders/couriers)',
    ),
  },
  { name: 'orders', ...whole, test: anyOf(own('orders-screen', 'order-loader')) },
];
