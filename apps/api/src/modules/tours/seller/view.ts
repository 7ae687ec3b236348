import type { api } from '@offizin/contract/api';
import { tours } from '@offizin/domain/tours/tours';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertViewedTour } from '../write/viewed-tour-queries.ts';

/** A tour was shown: in this shop it does not start again by itself for this person, in whatever browser (MET-06). */
export async function view({ db, session, params: { tour: name }, now }: InputOf<typeof api.tours.view>) {
  const expirationDate = tours[name].expires;
  const { userId, brand } = session;
  if (userId !== null) await insertViewedTour(db, { brand, userId, name, expiresOn: expirationDate }, now);
  return { name, expirationDate };
}
