import type { ServiceCode, ServiceStatus, SubscribedService } from '../access/seller-kinds.ts';
import { isPayee, otherPayee } from './services.ts';

/** What a shop asks the marketplace for. */
export const serviceAsks = ['subscribe', 'cancel'] as const;
export type ServiceAsk = (typeof serviceAsks)[number];

/** What a shop sees of a service: the marketplace's word, or what was asked of it. */
export const serviceStateNames = ['subscribed', 'unsubscribed', 'pending', 'ending'] as const;
export type ServiceState = (typeof serviceStateNames)[number];

export function serviceState(status: ServiceStatus, asked: ServiceAsk | null): ServiceState {
  if (asked === 'cancel' && status !== 'unsubscribed') return 'ending';
  return asked === 'subscribe' && status === 'unsubscribed' ? 'pending' : status;
}

/** The word for a service that the whole portal uses: one that was asked for is pending. */
export const shownStatus = (status: ServiceStatus, asked: ServiceAsk | null): ServiceStatus =>
  asked === 'subscribe' && status === 'unsubscribed' ? 'pending' : status;

/** A seller's services with those that it has asked for. */
export function servicesShown(had: readonly SubscribedService[], asked: readonly ServiceCode[]): SubscribedService[] {
  const codes = [...new Set([...had.map(({ code }) => code), ...asked])];
  const statusOf = (code: ServiceCode) => had.find((service) => service.code === code)?.status ?? 'unsubscribed';
  return codes.map((code) => ({
    code,
    status: shownStatus(statusOf(code), asked.includes(code) ? 'subscribe' : null),
  }));
}

/** What a status that the marketplace sets means for what was asked; `open` leaves it waiting. */
export function askOutcome(asked: ServiceAsk, status: ServiceStatus): 'granted' | 'refused' | 'open' {
  if (status === 'pending') return 'open';
  return (status === 'subscribed') === (asked === 'subscribe') ? 'granted' : 'refused';
}

/** Why a shop can do nothing about a service here. */
export type ServiceLock = 'other_payee' | 'only_payee' | 'marketplace_decides';

export type ServiceMove =
  | { readonly kind: ServiceAsk | 'withdraw' }
  | { readonly kind: 'none'; readonly because: ServiceLock; readonly other: ServiceCode | null };

interface Held {
  readonly code: ServiceCode;
  readonly status: ServiceStatus;
  readonly asked: ServiceAsk | null;
}

/** The one thing that a shop may do about a service, given the services that it has (PRO-09). */
export function serviceMove({ code, status, asked }: Held, had: readonly ServiceCode[]): ServiceMove {
  if (asked !== null) return { kind: 'withdraw' };
  if (status === 'pending') return { kind: 'none', because: 'marketplace_decides', other: null };
  if (status === 'subscribed')
    return isPayee(code) ? { kind: 'none', because: 'only_payee', other: null } : { kind: 'cancel' };
  const other = otherPayee(code, had);
  return other === null ? { kind: 'subscribe' } : { kind: 'none', because: 'other_payee', other };
}
