import { brandIds, brands } from '@offizin/domain/brand/brands';
import { readCompany } from '../../company/write/read-company.ts';
import { applyProviderState } from '../write/change-payout.ts';
import {
  findOpenAccounts,
  findPayoutAccount,
  lockPayoutAccount,
  type PayoutAccountRow,
} from '../write/payout-queries.ts';
import { updateAccountRefs } from '../write/payout-write-queries.ts';
import type { App } from '../../../platform/app.ts';
import { type SellerDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';
import { gatewayOf } from '../providers/gateway-of.ts';
import type { PayoutGateway, PayoutRefs } from '../providers/payout-gateway.ts';

interface AtProvider {
  readonly gateway: PayoutGateway;
  readonly refs: PayoutRefs;
  readonly account: PayoutAccountRow;
}

/** The account as the provider knows it; null where it knows none, or is not set up. */
function atProvider(app: App, account: PayoutAccountRow | undefined): AtProvider | null {
  if (account === undefined || account.holderRef === null) return null;
  const gateway = gatewayOf(app.config, account.brand, account.provider);
  const refs = { holder: account.holderRef, entity: account.entityRef, bank: account.bankRef };
  return gateway && { gateway, refs, account };
}

async function readState(app: App, sellerId: string, { gateway, refs }: Omit<AtProvider, 'account'>): Promise<void> {
  // What the provider says is at least as new as the question.
  const at = app.clock();
  const said = await gateway.read(refs);
  await withSellerOfJob(app.pool, sellerId, async (db) => {
    const account = await lockPayoutAccount(db, sellerId);
    if (account !== undefined) await applyProviderState(db, account, { ...said, at, now: app.clock() });
  });
}

async function bankAccountOf(app: App, db: SellerDb, account: PayoutAccountRow) {
  const { values, context } = await readCompany(app, db, app.clock());
  const { iban = '', accountHolder = '', swift = '' } = values;
  const { currency } = brands[account.brand];
  const bic = swift === '' ? null : swift;
  return iban === '' ? null : { iban, bic, holder: accountHolder, country: context.country, currency };
}

/** Sends the provider the bank account that it is to pay, which it checks again. */
export const sendBankAccount = job('send_bank_account', async ({ app }, { sellerId }) => {
  const found = await withSellerOfJob(app.pool, sellerId, async (db) => {
    const account = await findPayoutAccount(db, sellerId);
    const known = atProvider(app, account);
    return known && { ...known, bank: await bankAccountOf(app, db, known.account) };
  });
  if (found === null || found.bank === null) return;
  const { gateway, refs } = found;
  const bank = await gateway.setBankAccount(refs, found.bank);
  await withSellerOfJob(app.pool, sellerId, (db) => updateAccountRefs(db, { ...refs, bank }));
  await readState(app, sellerId, { gateway, refs: { ...refs, bank } });
});

/** Asks the provider how an account is. */
export const readPayoutAccount = job('read_payout_account', async ({ app }, { sellerId }) => {
  const account = await withSellerOfJob(app.pool, sellerId, (db) => findPayoutAccount(db, sellerId));
  const known = atProvider(app, account);
  if (known !== null) await readState(app, sellerId, known);
});

/** Asks about the accounts whose validation is open: a message may have been lost. */
export const readOpenPayoutAccounts = job(
  'read_open_payout_accounts',
  async ({ app }) => {
    for (const brand of brandIds)
      await withMarketplace(app.pool, brand, async (db) => {
        for (const { sellerId } of await findOpenAccounts(db, brand))
          await enqueueJob(
            db,
            { name: 'read_payout_account', payload: { sellerId } },
            { key: `read_payout_account:${sellerId}` },
          );
      });
  },
  [{ at: '23 * * * *', tries: 2 }],
);
