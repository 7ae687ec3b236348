import type { ConversationSummary } from '@offizin/contract/messages/seller';
import type { OrderDetail, OrderLine } from '@offizin/contract/orders/views';
import { isReplaceable, unitsToReplace } from '@offizin/domain/replacements/replacement';
import { useTranslations } from 'use-intl';
import { useNow } from '../../platform/now.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { useSignedIn } from '../../platform/session.ts';

export interface ReplaceableLine extends Pick<OrderLine, 'id' | 'name' | 'pack' | 'image'> {
  /** How many units of it may still be sent once more. */
  readonly left: number;
}

export interface Replaceable {
  readonly lines: readonly ReplaceableLine[];
  /** Why nothing can be asked for now; null where it can. */
  readonly refusal: string | null;
}

/** What of a conversation's order may be sent once more without payment; null where nothing is. */
export function useReplaceable(
  order: OrderDetail | undefined,
  { readOnly }: Pick<ConversationSummary, 'readOnly'>,
): Replaceable | null {
  const tOffline = useTranslations('errors.offline');
  const tAccess = useTranslations('errors.code.access');
  const isOffline = useOfflineSince() !== null;
  const role = useRoleRefusal('messages');
  const now = useNow();
  const { session } = useSignedIn();
  if (order === undefined) return null;
  const { status, processedAt, customer } = order;
  const sentAt = processedAt === null ? null : new Date(processedAt);
  if (!isReplaceable({ status, warehouse: readOnly, sentAt, isErased: customer === null }, now)) return null;
  const left = unitsToReplace(order.lines, order.afterSale.replacements);
  const lines = order.lines
    .map(({ id, name, pack, image }) => ({ id, name, pack, image, left: left.get(id) ?? 0 }))
    .filter((line) => line.left > 0);
  if (lines.length === 0) return null;
  const impersonated = session.impersonatedBy === null ? null : tAccess('impersonation');
  return { lines, refusal: role ?? impersonated ?? (isOffline ? tOffline('title') : null) };
}

/** How many units of each line are sent once more; a line that is not chosen is absent. */
export type ChosenUnits = ReadonlyMap<string, number>;

/** One unit where there is nothing else to choose, else nothing: which one is broken only the customer has said. */
export function firstChoice({ lines }: Replaceable): ChosenUnits {
  const [only, ...others] = lines;
  return only === undefined || others.length > 0 ? new Map() : new Map([[only.id, 1]]);
}

/** What is chosen and still left: somebody else may have been faster. */
export const chosenItems = (chosen: ChosenUnits, lines: readonly ReplaceableLine[]) =>
  lines.flatMap(({ id, left }) => {
    const units = Math.min(chosen.get(id) ?? 0, left);
    return units === 0 ? [] : [{ lineId: id, units }];
  });
