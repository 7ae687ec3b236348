import type { TestPortal } from './portal.ts';
import type { Shop } from './writing-shops.ts';

const order = (set: string) => `update seller_order set version = 1, ${set} where seller_id = $1`;
const aReturn = (state: string, set = 'offer = null') =>
  `update order_return set version = 1, state = '${state}', steps = '[]', ${set} where seller_id = $1`;

const booked = `update ledger_order set standing = '{"state": "pending", "reason": null, "since": null, "payableOn": null}' where seller_id = $1`;

/** What makes a shop's things ready for an operation, where those of every kind are not, and what was done before it has changed them. */
const statements: Readonly<Record<string, string>> = {
  'POST /orders/:orderId/process': order(`status = 'pending'`),
  'PUT /orders/:orderId/tracking': order(`status = 'processed'`),
  'PUT /orders/:orderId/pickup-code': order(`status = 'processed'`),
  'DELETE /orders/:orderId/pickup-code': order(`status = 'processed'`),
  'POST /orders/:orderId/cancel-units': order(`status = 'pending'`),
  'POST /orders/:orderId/reject': order(`status = 'pending'`),
  'GET /ledger': booked,
  'POST /messages/:conversationId/close': `update conversation set version = 1, state = 'open', last_at = '2026-11-24T08:30:00Z', due_at = '2026-11-25T08:30:00Z' where seller_id = $1`,
  'POST /returns/:returnId/drop': aReturn('requested', `kind = 'goodwill'`),
  'POST /returns/:returnId/accept': aReturn('requested', `kind = 'withdrawal'`),
  'POST /returns/:returnId/receive': aReturn('on_the_way'),
  'POST /returns/:returnId/decide': aReturn('received'),
  'POST /returns/:returnId/offer': aReturn('received'),
  'POST /returns/:returnId/withdraw-offer': `update order_return set version = 1 where seller_id = $1`,
  'PUT /offers/:productId': `update product set product_type = 'parapharmacy' where no in (select product_no from offer where seller_id = $1)`,
  'POST /offer-uploads/:uploadId/discard': `update offer_upload set state = 'ready' where seller_id = $1 and file_name = 'a.xlsx'`,
};

export async function makeReady(portal: TestPortal, { sellerId }: Shop, operation: string): Promise<void> {
  const statement = statements[operation];
  if (statement !== undefined) await portal.ask(statement, [sellerId]);
}
