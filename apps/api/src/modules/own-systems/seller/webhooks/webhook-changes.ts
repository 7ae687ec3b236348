import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { changeOf, type HistoryChange, hiddenChange, shownAddress } from '@offizin/domain/history/changes';

type Settings = Pick<Webhook, 'address' | 'events'>;

const eventsOf = ({ events }: Settings): string => events.toSorted().join(', ');

/** Which endpoint it is: its address, without what may be a key in it. */
export const whichWebhook = ({ address }: Settings): HistoryChange[] =>
  changeOf('address', null, shownAddress(address));

export const webhookAdded = (settings: Settings): HistoryChange[] => [
  ...whichWebhook(settings),
  ...changeOf('events', null, eventsOf(settings)),
];

export const webhookRemoved = (settings: Settings): HistoryChange[] => [
  ...changeOf('address', shownAddress(settings.address), null),
  ...changeOf('events', eventsOf(settings), null),
];

/** From what to what; the address says which endpoint it was, also where it stays. */
export function webhookEdited(before: Webhook, after: Settings & { readonly active: boolean }): HistoryChange[] {
  const [was, is] = [shownAddress(before.address), shownAddress(after.address)];
  const moved = [
    ...changeOf('address', was, is),
    ...hiddenChange('address', was === is && before.address !== after.address),
  ];
  const others = [
    ...changeOf('events', eventsOf(before), eventsOf(after)),
    ...changeOf('active', before.state === 'active', after.active),
  ];
  return moved.length === 0 && others.length > 0 ? [...whichWebhook(before), ...others] : [...moved, ...others];
}
