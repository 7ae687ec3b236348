import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi, marketplaceBase } from '@offizin/contract/marketplace-api';
import { takeOverOffers } from '../../modules/offers/jobs/take-over-offers.job.ts';
import type { Example } from '../../openapi/examples.ts';
import { machineReads } from '../machine-reads.ts';
import { machineSamples } from '../machine-samples.ts';
import type { TestPortal } from '../portal.ts';
import { recordCall } from '../recorded-call.ts';

export type Recorded = Record<string, Example>;
type MachineName = keyof typeof marketplaceApi;

interface MachineCall {
  readonly path: string;
  readonly body?: object;
  readonly contentType?: string;
  readonly brand?: 'es';
}

async function recordMachine(portal: TestPortal, name: MachineName, call: MachineCall): Promise<Example> {
  const endpoint: EndpointSpec = marketplaceApi[name];
  const { path, body, contentType = Array.isArray(body) ? 'application/x-ndjson' : undefined, brand = 'de' } = call;
  const headers = {
    authorization: `Bearer ${portal.keys[brand]}`,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(endpoint.method !== 'GET' && { 'idempotency-key': 'the-only-key' }),
  };
  return recordCall(portal, { endpoint, base: marketplaceBase, path, headers, body });
}

/** What the operator's systems ask and are answered: each write of the samples, and the reads between and behind them. */
export async function machineExamples(portal: TestPortal): Promise<Recorded> {
  const recorded: Recorded = {};
  const reads = Object.entries(machineReads);
  const keep = async (name: string, call: MachineCall) => {
    recorded[`marketplace.${name}`] = await recordMachine(portal, name as MachineName, call);
  };
  for (const [name, { before, ...call }] of Object.entries(machineSamples)) {
    await before?.(portal);
    for (const [read, { before: write, path }] of reads) if (write === name) await keep(read, { path });
    await keep(name, call);
  }
  for (const [read, { before, path }] of reads)
    if (before === undefined) await keep(read, { path, ...(path.includes('montseny') && { brand: 'es' }) });
  return recorded;
}

/** What is read by an id that a call before it made: an answer of a shop, and offers that were handed over and have been taken over. */
export async function followingExamples(portal: TestPortal): Promise<Recorded> {
  const [answer] = await portal.ask<{ id: string; number: string }>(
    `select m.id, o.number from message m join conversation c on c.seller_id = m.seller_id and c.id = m.conversation_id
     join seller_order o on o.seller_id = c.seller_id and o.id = c.order_id where m.author = 'shop'`,
  );
  const [handed] = await portal.ask<{ sellerId: string; handoverId: string }>(
    `select seller_id as "sellerId", id as "handoverId" from offer_handover`,
  );
  if (answer === undefined || handed === undefined) throw new Error('no shop answered, or no offers were handed over');
  await takeOverOffers.run(portal.jobContext(), handed);
  const read = (name: MachineName, path: string) => recordMachine(portal, name, { path });
  return {
    'marketplace.handover': await read('handover', `/sellers/linden/offer-handovers/${handed.handoverId}`),
    'marketplace.readMessage': await read('readMessage', `/orders/${answer.number}/answers/${answer.id}`),
  };
}
