import type { MadeUpOrderRow } from '../write/sandbox-queries.ts';

export const orderView = ({ id, number, status, version, shipmentStatus }: MadeUpOrderRow) => ({
  id,
  number,
  status,
  version,
  shipmentStatus,
});
