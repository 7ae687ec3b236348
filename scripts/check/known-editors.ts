const boundByName = 'its fields are bound to a useForm by their names';
const filter = 'a filter is in the address';
const waitingEdit = 'leaving the cell makes it an edit that waits, which is sent before the session ends';

const saved = 'saved while it is written, and before the session ends';

/** The files with fields that the check does not see in a form, and why what is typed there is not lost when the session ends. */
export const knownEditors: Readonly<Record<string, string>> = {
  'apps/web/src/features/company/field-input.tsx': boundByName,
  'apps/web/src/features/history/history-filters.tsx': filter,
  'apps/web/src/features/identity/access/password-form.tsx': 'asks by itself; a password is never kept',
  'apps/web/src/features/identity/create-pass/choose-step.tsx': 'nobody is signed in; a password is never kept',
  'apps/web/src/features/legal-documents/editor-card.tsx': saved,
  'apps/web/src/features/legal-documents/text-editor.tsx': saved,
  'apps/web/src/features/messages/composer-text.tsx':
    'saved while it is written, and before the session ends, in use-draft-text.ts',
  'apps/web/src/features/messages/note-dialog.tsx': 'asked about when the session ends; a note is a sentence',
  'apps/web/src/features/offers/edits/cell-editor.tsx': waitingEdit,
  'apps/web/src/features/offers/edits/price-panel.tsx': waitingEdit,
  'apps/web/src/features/orders/list/order-filter-panel.tsx': filter,
  'apps/web/src/features/orders/packing/code-entry.tsx': 'the code of a pack, which is scanned or typed again',
  'apps/web/src/features/orders/reject/follow-up-fields.tsx': 'asked about and kept in use-follow-up.ts',
  'apps/web/src/features/orders/ship-many/line-action.tsx':
    'a number counts once its field is left; the list itself is kept in ship-many.tsx',
  'apps/web/src/features/orders/ship-many/paste-panel.tsx': 'kept in ship-many.tsx',
  'apps/web/src/features/own-systems/shown-once.tsx': 'nothing is typed: it shows a key',
  'apps/web/src/features/performance/dispute-form.tsx': 'asked about and kept in use-dispute.ts',
  'apps/web/src/features/price-rules/editor/editor-head.tsx': saved,
  'apps/web/src/features/price-rules/editor/facet-choice.tsx':
    'words of a search among values, which nothing is saved of',
  'apps/web/src/features/price-rules/editor/number-field.tsx': saved,
  'apps/web/src/features/registrations/code-step.tsx': 'nobody is signed in; a code is never kept',
  'apps/web/src/features/returns/case-dialog.tsx': 'asked about and kept in use-kept-text.ts',
  'apps/web/src/features/returns/items-card.tsx': 'an amount and choices, which are made again; the message is kept',
  'apps/web/src/features/returns/offer-dialog.tsx': 'asked about and kept in use-kept-text.ts',
  'apps/web/src/features/returns/refuse-dialog.tsx': 'asked about and kept in use-kept-text.ts',
  'apps/web/src/features/returns/return-pane.tsx': 'asked about and kept in use-kept-text.ts',
  'apps/web/src/features/returns/send-back-dialog.tsx': 'asked about and kept in use-kept-text.ts',
  'apps/web/src/features/shop-profile/contact-section.tsx': boundByName,
  'apps/web/src/shell/search/search-dialog.tsx': 'words of a search, which nothing is saved of',
  'apps/web/src/features/shop-profile/texts-section.tsx': boundByName,
  'apps/web/src/features/team/members/end-fields.tsx': 'both dialogs that show it hold its day in a useForm',
  'apps/web/src/features/uploads/fixing/cell-editor.tsx': waitingEdit,
  'apps/web/src/parts/hours/time-field.tsx': boundByName,
  'apps/web/src/parts/lists/filter-bar.tsx': filter,
  'apps/web/src/parts/saved-views/manage-views.tsx': boundByName,
};
