import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { filesBelow } from './source-files.ts';

/** What is done with the only one of its kind, or with all of them, and needs no name. */
const withoutName: readonly string[] = [
  'features/identity/access/use-demand.ts: the second factor of who acts',
  'features/invoices/tax-months/accounts-dialog.tsx: all accounts',
  'features/legal-documents/use-draft.ts: the draft that the session left, in its own editor',
  'features/orders/batches/batch-queries.ts: the bulk action that is on its way',
  'features/orders/pane/order-side.tsx: the address of the open order',
  'features/own-systems/shown-once.tsx: the secret that the dialog shows',
  'features/own-systems/webhooks/use-send.ts: the delivery of the pressed button, which then says its state',
  'features/payout/bank-card.tsx: all payouts',
  'features/price-rules/editor/use-rule-draft.ts: the draft that the session left, in its own editor',
  'features/price-rules/list/head-actions.tsx: all rules',
  'features/price-rules/list/limits-dialog.tsx: the limits of all rules',
  'features/shop-profile/use-profile-form.ts: the profile',
  'features/sync/feed/feed-card.tsx: the one feed',
  'features/team/members/refund-limit-dialog.tsx: the limits of all',
];

/** A text without arguments, said as done. */
const said = /showSnackbar\('success', t\w*\('[\w.]+'\)\)/u;

test('GEN-13 what is said to be done names the thing, where it could be another one', () => {
  const found = filesBelow('apps/web/src', ['.ts', '.tsx'])
    .filter((file) => !file.includes('.test.') && said.test(readFileSync(inProject(file), 'utf8')))
    .map((file) => file.replace('apps/web/src/', ''));
  expect(found.toSorted()).toEqual(withoutName.map((line) => line.replace(/: .*/u, '')).toSorted());
});
