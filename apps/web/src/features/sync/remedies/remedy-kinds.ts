import type { SyncCause } from '@offizin/contract/sync/seller';
import type { Remedy } from '@offizin/domain/sync/result-types';

/** What pressing a remedy leads to. */
export type RemedyWay = 'confirm' | 'stock' | 'choose' | 'explain' | 'look';

const ways = {
  set_to_limit: 'confirm',
  set_to_recommended: 'confirm',
  reactivate: 'confirm',
  add_stock: 'stock',
  choose_product: 'choose',
  upload_certificate: 'explain',
  request_contract: 'explain',
  correct_code: 'explain',
  see_request: 'explain',
  none: 'look',
} as const satisfies Readonly<Record<Remedy, RemedyWay>>;

type RemediesOf<W extends RemedyWay> = { [R in Remedy]: (typeof ways)[R] extends W ? R : never }[Remedy];

/** Remedies that the portal carries out at once, after a question. */
export type ConfirmedRemedy = RemediesOf<'confirm'>;
/** Remedies that someone else must carry out: the dialog shows what to do. */
export type ExplainedRemedy = RemediesOf<'explain'>;

export function isConfirmed(remedy: Remedy): remedy is ConfirmedRemedy {
  return ways[remedy] === 'confirm';
}

export function isExplained(remedy: Remedy): remedy is ExplainedRemedy {
  return ways[remedy] === 'explain';
}

/** The remedy as this screen offers it: rows of a file that nothing else fixes are corrected in the file. */
export function offeredRemedy({ remedy, colour }: Pick<SyncCause, 'remedy' | 'colour'>): Remedy {
  return remedy === 'none' && colour === 'red' ? 'correct_code' : remedy;
}

export function wayOf(remedy: Remedy): RemedyWay {
  return ways[remedy];
}
