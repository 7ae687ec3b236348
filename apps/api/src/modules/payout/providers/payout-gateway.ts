import type { IncomingHttpHeaders } from 'node:http';
import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';

/** Whose account it is. */
export interface Payee {
  readonly sellerId: string;
  readonly legalName: string;
  readonly email: string;
  readonly country: string;
}

/** The provider's ids of an account. */
export interface PayoutRefs {
  readonly holder: string;
  /** Of the company behind it, where the provider keeps one. */
  readonly entity: string | null;
  readonly bank: string | null;
}

export interface NewBankAccount {
  readonly iban: string;
  readonly bic: string | null;
  readonly holder: string;
  readonly country: string;
  readonly currency: string;
}

export interface ProviderState {
  readonly state: PayoutState;
  readonly requirements: readonly Requirement[];
}

/** A message that the provider has signed. */
export interface ProviderMessage {
  /** The same for each repetition. */
  readonly id: string;
  readonly at: Date;
  readonly holder: string;
  /** Null where the message only says that something changed: the state has to be asked for. */
  readonly state: ProviderState | null;
}

export type MessageFault = 'signature' | 'stale' | 'malformed' | 'foreign';

export type MessageReading =
  | { readonly kind: 'message'; readonly message: ProviderMessage }
  /** Signed and in time, about nothing that matters here. */
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly fault: MessageFault };

export interface Incoming {
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
}

/** What the portal needs of a payout provider; each throws when it is away or answers something else. */
export interface PayoutGateway {
  /** Makes the account; a repeat finds the one that is there. */
  open(payee: Payee): Promise<PayoutRefs>;
  /** A page of the provider where what is missing is brought; it works once. */
  onboardingLink(refs: PayoutRefs, options: { returnUrl: string; locale: string }): Promise<string>;
  /** The id of the new bank account. */
  setBankAccount(refs: PayoutRefs, account: NewBankAccount): Promise<string>;
  read(refs: PayoutRefs): Promise<ProviderState>;
  /** Checks the signature in constant time, before anything in it is believed. */
  readMessage(incoming: Incoming): Promise<MessageReading>;
}
