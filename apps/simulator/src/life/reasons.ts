import { cancellationReasons, type CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { Language } from '../demo/categories.ts';
import type { Random } from '../random.ts';

/** How often reasons are given; the others count 1. */
const weights: Readonly<Partial<Record<CancellationReasonCode, number>>> = {
  no_stock: 9,
  not_available: 6,
  wholesaler_lack: 5,
  stock_error: 4,
  upcoming_expiry_date: 2,
  wrong_price: 2,
  cancelled_by_customer: 12,
  invalid_address: 3,
  duplicated_order: 2,
  payment_not_received: 2,
};

/** A likely reason, of one party or of any. */
export function chooseReason(random: Random, party: CancelledByParty | null = null): CancellationReasonCode {
  const candidates = cancellationReasons.filter((reason) => party === null || reason.attribution === party);
  return random.weighted(candidates.map((reason) => [reason.code, weights[reason.code] ?? 1] as const));
}

const otherComments: Readonly<Record<Language, string>> = {
  de: 'Kühlware, der Kunde ist diese Woche nicht erreichbar.',
  fr: 'Le client est absent cette semaine, produit à conserver au frais.',
  es: 'El cliente no está esta semana y el producto necesita frío.',
  pt: 'O cliente está ausente esta semana e o produto precisa de frio.',
  it: 'Il cliente è assente questa settimana e il prodotto va tenuto al fresco.',
  en: 'The customer is away this week and the product must stay cool.',
};

/** The comment that a reason asks for, in the language of the shop. */
export function commentFor(reason: CancellationReasonCode, locale: string): string | null {
  if (reason !== 'other') return null;
  const language = locale.slice(0, 2);
  return Object.entries(otherComments).find(([code]) => code === language)?.[1] ?? otherComments.en;
}
