import type { OrderLine } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { wantedLine } from '@offizin/domain/orders/packing';
import {
  outcomeElsewhere,
  outcomeOf,
  readScan,
  type Scan,
  type ScanContext,
} from '@offizin/domain/orders/packing-scan';
import type { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { blocks } from './messages.ts';
import { playTone } from './sounds.ts';
import type { Marks } from './use-marks.ts';

export interface ScanTable {
  readonly marks: Marks;
  readonly context: ScanContext;
  readonly lines: readonly OrderLine[];
  readonly t: ReturnType<typeof useTranslations<'packing.rail'>>;
}

/** What a code is that the order does not have; where nobody can be asked it may still be a label. */
async function lookUp(scan: Scan, code: string, context: ScanContext) {
  try {
    return outcomeElsewhere(scan, await call('GET /packing/scanned', { query: { code } }), context);
  } catch {
    const unasked = outcomeElsewhere(scan, { order: null, product: null }, context);
    return unasked.kind === 'label' ? unasked : ({ kind: 'offline', code: scan.text } as const);
  }
}

async function takeElsewhere({ marks, context, lines, t }: ScanTable, scan: Scan, code: string): Promise<void> {
  const outcome = await lookUp(scan, code, context);
  switch (outcome.kind) {
    case 'label':
      return marks.takeLabel(outcome);
    case 'wrong_product': {
      const { product } = outcome;
      const wanted = wantedLine(lines, context.packed);
      return marks.refuse({ kind: 'wrong', product, wanted, at: new Date() }, product.name, t('wrong'));
    }
    case 'other_order':
      return marks.refuse({ kind: 'other', order: outcome.order }, formatOrderNumber(outcome.order.number), t('other'));
    case 'unknown_code':
      return marks.refuse({ kind: 'unknown', code: outcome.code }, outcome.code, t('unknown'));
    case 'offline':
      return marks.refuse({ kind: 'offline', code: outcome.code }, outcome.code, t('unknown'));
  }
}

/** Does what a scan means for the order on the table. */
export async function takeScan(table: ScanTable, text: string): Promise<void> {
  const { marks, context, t } = table;
  // A block takes every scan until it is answered.
  if (blocks(marks.shownNow())) return playTone('blocked');
  const scan = readScan(text);
  const outcome = outcomeOf(scan, context);
  switch (outcome.kind) {
    case 'ticked':
      return marks.tick(outcome.tick, 'scanned');
    case 'label':
      return marks.takeLabel(outcome);
    case 'near_expiry': {
      const { tick, expiresOn, days } = outcome;
      marks.show({ kind: 'near', name: marks.nameOf(tick.lineId), tick, expiresOn, days });
      return playTone('asked');
    }
    case 'expired': {
      const name = marks.nameOf(outcome.lineId);
      return marks.refuse({ kind: 'expired', name, expiresOn: outcome.expiresOn }, name, t('expired'));
    }
    case 'one_too_many': {
      const name = marks.nameOf(outcome.lineId);
      return marks.refuse({ kind: 'tooMany', name, of: outcome.of }, name, t('tooMany'));
    }
    case 'same_pack':
      return marks.refuse({ kind: 'same', packedAt: outcome.packedAt }, marks.nameOf(outcome.lineId), t('same'));
    case 'this_order':
      return marks.show({ kind: 'this' });
    case 'elsewhere':
      return takeElsewhere(table, scan, outcome.code);
  }
}
