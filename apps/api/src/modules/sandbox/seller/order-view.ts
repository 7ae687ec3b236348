import type { findMadeUpOrder } from '../write/sandbox-queries.ts';

export const orderView = ({
  id,
  number,
  status,
  version,
  shipmentStatus,
}: NonNullable<Awaited<ReturnType<typeof findMadeUpOrder>>>) => ({ id, number, status, version, shipmentStatus });
