import type { SentMarketOffer } from '@offizin/contract/catalogue/marketplace';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { firstTerms } from '@offizin/domain/price-rules/terms';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { type Browser, signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { putMarketOffers, putProducts, putSeller, type TestPortal, testNow } from '../../../testing/portal.ts';
import { followMarket, runDueRules, runPriceRules } from '../jobs/follow-market.job.ts';

/** A shop with 30 offers for € 10.00 of a recommended 15.00, each with others at 9.50 and 11.00. */
export interface RuleShop {
  readonly sellerId: string;
  /** Somebody of the shop; a session lasts a working day. */
  readonly signIn: () => Promise<Browser>;
  /** Begins a rule with these terms and puts it in force as its preview shows; answers its id. */
  readonly switchOn: (changes?: Partial<RuleTerms>, name?: string) => Promise<string>;
  /** Moves the clock on. */
  readonly pass: (minutes: number) => Date;
  /** What another seller asks for some products by now. */
  readonly market: (seller: string, prices: Readonly<Record<string, number | null>>) => Promise<void>;
  /** Runs everything that rules have asked for, after the marketplace has said that it is there. */
  readonly work: () => Promise<void>;
  /** The same without a word of the marketplace. */
  readonly workInSilence: () => Promise<void>;
  readonly price: (productId: string) => Promise<number | undefined>;
}

export const ruleProducts = Array.from({ length: 30 }, (_, at) => `P-${at + 1}`);

/** Terms that follow the best price with a cent, down to € 1.00. */
export const plainTerms: RuleTerms = { ...firstTerms, floor: { kind: 'price', amount: 100 } };

const offersOf = (seller: string, prices: Readonly<Record<string, number | null>>): SentMarketOffer[] =>
  Object.entries(prices).map(([productId, price]) => ({ productId, seller, label: `Apotheke in ${seller}`, price }));

export const allAt = (price: number | null) => Object.fromEntries(ruleProducts.map((productId) => [productId, price]));

export async function openRuleShop(portal: TestPortal): Promise<RuleShop> {
  const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
  const products = ruleProducts.map((productId) =>
    aProduct({
      productId,
      productType: 'parapharmacy',
      nationalCode: null,
      gtin: null,
      recommendedPrice: 1500,
      vatRate: 1900,
      commissionRate: 1000,
    }),
  );
  await putProducts(portal, 'de', products);
  await putMarketOffers(portal, 'de', [...offersOf('kassel', allAt(950)), ...offersOf('bonn', allAt(1100))]);
  await giveOffers(
    portal,
    sellerId,
    ruleProducts.map((productId) => ({ productId, price: 1000, stock: 5 })),
  );
  const signIn = () => signedIn(portal, 'linden');
  let now = testNow;

  const work = async (): Promise<void> => {
    const asked = await portal.ask<{ task: string; payload: { sellerId?: string } }>(
      `select t.identifier as task, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier in ('follow_market', 'run_price_rules')`,
    );
    await portal.ask(`delete from graphile_worker._private_jobs`);
    if (asked.some(({ task }) => task === 'follow_market')) {
      await followMarket.run(portal.jobContext(), { brand: 'de' });
      await work();
    }
    for (const { payload } of asked.filter(({ task }) => task === 'run_price_rules'))
      await runPriceRules.run(portal.jobContext(), { sellerId: payload.sellerId ?? '' });
  };

  const workInSilence = async () => {
    await runDueRules.run(portal.jobContext(), {});
    await work();
  };

  return {
    sellerId,
    signIn,
    switchOn: async (changes = {}, name = 'Beste Preise') => {
      const seller = await signIn();
      const terms = { ...plainTerms, ...changes };
      const { ruleId, version } = await seller.ask('POST /price-rules', { body: { name, template: 'best_price' } });
      const params = { ruleId };
      await seller.ask('PUT /price-rules/:ruleId', { params, body: { version, name, terms } });
      const { computedAt: previewedAt } = await seller.ask('POST /price-rules/preview', { body: { terms, ruleId } });
      await seller.ask('POST /price-rules/:ruleId/switch-on', { params, body: { version: version + 1, previewedAt } });
      return ruleId;
    },
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
      portal.setNow(now);
      return now;
    },
    market: (other, prices) => putMarketOffers(portal, 'de', offersOf(other, prices)),
    work: async () => {
      await putMarketOffers(portal, 'de', []);
      await workInSilence();
    },
    workInSilence,
    price: async (productId) => {
      const [offer] = await portal.ask<{ price: string }>(
        `select o.price from offer o join product p on p.no = o.product_no where o.seller_id = $1 and p.product_id = $2`,
        [sellerId, productId],
      );
      return offer === undefined ? undefined : Number(offer.price);
    },
  };
}
