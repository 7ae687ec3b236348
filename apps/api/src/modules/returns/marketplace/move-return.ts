import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { Fail } from '../../../platform/fail.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { findEscalated, lockNumbered, type ReturnRow } from '../write/return-queries.ts';
import { takeMove } from '../write/take-move.ts';
import { returnStanding } from './return-standing.ts';

type Move = InputOf<typeof marketplaceApi.moveReturn>;
type OfNumber = Pick<Move, 'db' | 'caller' | 'params'> & { readonly fail: Fail<'not_found'> };

async function lockNamed({ db, caller, params, fail }: OfNumber): Promise<ReturnRow> {
  const [shop] = await findSellers(db, caller.brand, [params.externalId]);
  if (shop === undefined) return fail('not_found');
  return (await lockNumbered(db, { sellerId: shop.id, returnNo: params.returnNo })) ?? fail('not_found');
}

async function standingOf(input: OfNumber) {
  const row = await lockNamed(input);
  return returnStanding({ ...row, seller: input.params.externalId });
}

/** What the customer, the carrier or the marketplace did (ORD-22). */
export async function moveReturn(input: Move) {
  const { db, body, now, fail } = input;
  const row = await lockNamed(input);
  const outcome = await takeMove(db, row, { move: body, now });
  if (outcome.is === 'exceeding') return fail('return.exceeds_sale', { current: { left: outcome.left } });
  if (outcome.is !== 'taken') return fail('return.invalid_state');
  return standingOf(input);
}

export const readReturn = (input: InputOf<typeof marketplaceApi.readReturn>) => standingOf(input);

/** A file that the shop has sent: only ever a download. */
export async function returnEvidence(input: InputOf<typeof marketplaceApi.returnEvidence>) {
  const { app, params, fail } = input;
  const row = await lockNamed(input);
  const file = row.evidence[params.place - 1] ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: file.name, mediaType: file.mediaType, content: await store.read(evidenceKey(file)) };
}

/** The returns that the marketplace has to decide. */
export async function escalatedReturns({ db, caller }: InputOf<typeof marketplaceApi.escalatedReturns>) {
  const rows = await findEscalated(db, caller.brand);
  return { items: rows.map(returnStanding) };
}
