import type { CustomerKind } from '@offizin/domain/returns/return-terms';
import type { OrderRecord, ReturnMove, ReturnRecord } from '@offizin/marketplace-client/api.gen';
import type { Language } from './categories.ts';
import { arrived, shareOf } from './order-facts.ts';

type Words = Readonly<Record<CustomerKind, string>>;

/** What customers write, in the language of the shop. */
const words: Readonly<Record<Language, Words>> = {
  de: {
    withdrawal: 'Die Creme vertrage ich leider nicht. Das Sonnenfluid ist noch zu.',
    damaged: 'Eine der beiden Flaschen ist ausgelaufen, der Karton war nass.',
    wrong_product: 'Bestellt hatte ich die kleine Packung, gekommen ist die große.',
    incomplete: 'Das Produkt ist im letzten Monat abgelaufen.',
    not_arrived: 'Laut Sendungsverfolgung ist das Paket zugestellt, hier ist es nicht.',
  },
  fr: {
    withdrawal: 'La crème ne me convient pas. Le fluide solaire est encore fermé.',
    damaged: 'Un des flacons a coulé, le carton était mouillé.',
    wrong_product: 'J’avais commandé le petit format, j’ai reçu le grand.',
    incomplete: 'Le produit est périmé depuis le mois dernier.',
    not_arrived: 'Le suivi indique que le colis est livré, mais je ne l’ai pas.',
  },
  es: {
    withdrawal: 'La crema no me convence. El protector está sin abrir.',
    damaged: 'Uno de los frascos llegó roto y la caja estaba mojada.',
    wrong_product: 'Pedí el envase pequeño y ha llegado el grande.',
    incomplete: 'El producto caducó el mes pasado.',
    not_arrived: 'El seguimiento dice que está entregado, pero aquí no ha llegado.',
  },
  pt: {
    withdrawal: 'O creme não me convence. O protetor está por abrir.',
    damaged: 'Um dos frascos chegou partido e a caixa vinha molhada.',
    wrong_product: 'Pedi a embalagem pequena e veio a grande.',
    incomplete: 'O produto está fora de prazo desde o mês passado.',
    not_arrived: 'O seguimento diz que foi entregue, mas não chegou.',
  },
  it: {
    withdrawal: 'La crema non mi convince. Il solare è ancora chiuso.',
    damaged: 'Uno dei flaconi è arrivato rotto e la scatola era bagnata.',
    wrong_product: 'Avevo ordinato la confezione piccola, è arrivata la grande.',
    incomplete: 'Il prodotto è scaduto il mese scorso.',
    not_arrived: 'Il tracciamento dice consegnato, ma qui non è arrivato.',
  },
  en: {
    withdrawal: 'The cream isn’t for me. The sun fluid is still unopened.',
    damaged: 'One of the bottles leaked, and the box was wet.',
    wrong_product: 'I ordered the small pack and got the large one.',
    incomplete: 'The product expired last month.',
    not_arrived: 'Tracking says delivered, but it isn’t here.',
  },
};

/** A return of the demo, and what has happened to it since. */
export interface DemoReturn {
  readonly returnNo: string;
  readonly record: ReturnRecord;
  readonly moves: readonly ReturnMove[];
  /** How many pictures the customer sends. */
  readonly pictures: number;
}

interface Plan {
  readonly kind: CustomerKind;
  /** Hours before now at which the customer asked. */
  readonly hoursAgo: number;
  readonly steps: readonly ('send' | 'receive' | 'withdraw')[];
  readonly pictures: number;
}

/** What lies on the desk of each shop that can be tried out. */
const plans: readonly Plan[] = [
  { kind: 'not_arrived', hoursAgo: 20, steps: [], pictures: 0 },
  { kind: 'withdrawal', hoursAgo: 30, steps: ['send', 'receive'], pictures: 3 },
  { kind: 'wrong_product', hoursAgo: 5, steps: [], pictures: 1 },
  { kind: 'damaged', hoursAgo: 3, steps: [], pictures: 2 },
  { kind: 'withdrawal', hoursAgo: 9, steps: ['send', 'receive'], pictures: 0 },
  { kind: 'withdrawal', hoursAgo: 26, steps: ['send'], pictures: 0 },
  { kind: 'withdrawal', hoursAgo: 2, steps: [], pictures: 0 },
  { kind: 'incomplete', hoursAgo: 6, steps: [], pictures: 1 },
  { kind: 'withdrawal', hoursAgo: 28, steps: ['withdraw'], pictures: 0 },
];

const hour = 3_600_000;

/** When the parcel of an order arrived; null where it has not. */
function arrivalOf({ past }: OrderRecord): string | null {
  const last = past?.shipment.at(-1);
  return last !== undefined && arrived.has(last.status) ? last.at : null;
}

const moveOf = (step: Plan['steps'][number], number: string): ReturnMove =>
  step === 'send' ? { step, courier: 'dhl', trackingNumber: `JJD${number}` } : { step };

/** The returns that a shop finds when the demo begins: of its orders that arrived some days ago, the newest first. */
export function demoReturns(orders: readonly OrderRecord[], locale: string, now: Date): DemoReturn[] {
  const language = (Object.keys(words) as Language[]).find((code) => locale.startsWith(code)) ?? 'en';
  const open = orders
    .filter((order) => {
      const at = arrivalOf(order);
      const days = at === null ? 0 : (now.getTime() - Date.parse(at)) / (24 * hour);
      return days >= 4 && days <= 12 && !order.fulfilledByMarketplace && order.past?.status !== 'cancelled';
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return plans.flatMap(({ kind, hoursAgo, steps, pictures }, at) => {
    const order = open[at];
    const deliveredAt = order === undefined ? null : arrivalOf(order);
    const line = order?.lines.find(({ quantity, cancelledQuantity = 0 }) => quantity > cancelledQuantity);
    if (order === undefined || deliveredAt === null || line === undefined) return [];
    const returned =
      kind === 'withdrawal' ? order.lines.filter(({ cancelledQuantity = 0 }) => cancelledQuantity === 0) : [line];
    const record: ReturnRecord = {
      orderNumber: order.number,
      kind,
      items: (returned.length === 0 ? [line] : returned)
        .slice(0, 3)
        .map(({ productId, quantity, cancelledQuantity = 0 }) => ({
          productId,
          units: kind === 'withdrawal' ? quantity - cancelledQuantity : 1,
        })),
      words: words[language][kind],
      requestedAt: new Date(
        now.getTime() - hoursAgo * hour - Math.floor(shareOf(order.number, 'return') * hour),
      ).toISOString(),
      deliveredAt,
    };
    return [
      {
        returnNo: `R${order.number}`,
        record,
        moves: steps.map((step) => moveOf(step, order.number)),
        pictures,
      },
    ];
  });
}
