import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceEvent, ReturnMove } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import type { Language } from './demo/categories.ts';
import { sellersOf } from './demo/sellers.ts';
import { hash } from './random.ts';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';

/** How long the demo's customers and its marketplace take, in milliseconds. */
const waits = 45_000;

/** What somebody will do about a return, and when. */
interface Planned {
  readonly seller: string;
  readonly returnNo: string;
  readonly at: number;
  readonly move: ReturnMove;
}

export type PlannedMoves = Planned[];

const rulings: Readonly<Record<Language, readonly [seller: string, customer: string]>> = {
  de: [
    'Die Fotos zeigen das gebrochene Siegel. Eine Erstattung steht nicht zu.',
    'Auf den Fotos ist das nicht zu sehen.',
  ],
  fr: ['Les photos montrent le sceau rompu. Aucun remboursement n’est dû.', 'Les photos ne le montrent pas.'],
  es: ['Las fotos muestran el precinto roto. No corresponde reembolso.', 'En las fotos no se ve.'],
  pt: ['As fotografias mostram o selo quebrado. Não há reembolso.', 'Nas fotografias isso não se vê.'],
  it: ['Le foto mostrano il sigillo rotto. Nessun rimborso è dovuto.', 'Nelle foto non si vede.'],
  en: ['The pictures show the broken seal. No refund is due.', 'The pictures don’t show it.'],
};

function wordsFor(brand: BrandId, externalId: string): readonly [string, string] {
  const locale = sellersOf(brand).find((seller) => seller.externalId === externalId)?.record.locale ?? 'en_GB';
  return Object.entries(rulings).find(([code]) => locale.startsWith(code))?.[1] ?? rulings.en;
}

/** What a customer does once the shop has done something: sends the goods, takes an offer, objects to a refusal. */
function answerTo({ step }: NonNullable<MarketplaceEvent['return']>, returnNo: string): ReturnMove | null {
  switch (step) {
    case 'accept':
      return { step: 'receive' };
    case 'offer':
      return { step: hash(returnNo) % 3 === 0 ? 'decline_offer' : 'take_offer' };
    case 'refuse':
      return hash(returnNo) % 2 === 0 ? { step: 'escalate', words: null } : null;
    default:
      return null;
  }
}

/** Notes what follows from an event of the feed. */
export function planAnswer(planned: PlannedMoves, event: MarketplaceEvent, now: Date): void {
  if (event.return === null) return;
  const { returnNo } = event.return;
  const move = answerTo(event.return, returnNo);
  if (move !== null) planned.push({ seller: event.seller, returnNo, at: now.getTime() + waits, move });
}

async function make(client: MarketplaceClient, { seller, returnNo, move }: Planned): Promise<void> {
  try {
    const params = { externalId: seller, returnNo };
    await replyOf(
      client.POST('/sellers/{externalId}/returns/{returnNo}/steps', {
        params: { path: params, header: newKey() },
        body: move,
      }),
    );
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
  }
}

/** Does what is due, and decides what customers object to: for the shop where it has proved something, mostly. */
export async function followReturns(
  client: MarketplaceClient,
  brand: BrandId,
  { planned, now }: { readonly planned: PlannedMoves; readonly now: Date },
): Promise<void> {
  const due = planned.filter(({ at }) => at <= now.getTime());
  planned.splice(0, planned.length, ...planned.filter(({ at }) => at > now.getTime()));
  for (const each of due) await make(client, each);
  const { items } = await replyOf(client.GET('/returns/escalated'));
  for (const { seller, returnNo, evidence, version } of items) {
    const isPlanned = planned.some((each) => each.returnNo === returnNo);
    if (isPlanned || evidence.length === 0) continue;
    const [forSeller, forCustomer] = wordsFor(brand, seller);
    const isForSeller = hash(`${returnNo}/${version}`) % 3 > 0;
    const move: ReturnMove = isForSeller
      ? { step: 'rule_seller', text: forSeller, rule: null }
      : { step: 'rule_customer', text: forCustomer, rule: null };
    planned.push({ seller, returnNo, at: now.getTime() + waits, move });
  }
}
