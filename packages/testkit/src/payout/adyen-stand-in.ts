import { randomBytes } from 'node:crypto';
import { ok, type StandInReply, type StandInRequest, textOf } from './stand-in-reply.ts';

export type AdyenVerification = 'pending' | 'invalid' | 'valid' | 'rejected';

interface Problem {
  readonly entity: { readonly id: string; readonly type: 'LegalEntity' | 'Document' | 'BankAccount' };
  readonly verificationErrors: readonly { readonly code: string; readonly type: string }[];
}

interface Holder {
  readonly id: string;
  readonly legalEntityId: string;
  readonly reference: string;
  readonly balancePlatform: string;
  verification: AdyenVerification;
  problems: readonly Problem[];
}

/** The shape of Adyen's errors. */
function refusal(status: number, errorCode: string, title: string): StandInReply {
  const type = `https://docs.adyen.com/errors/${status === 401 ? 'security/unauthorized' : 'validation'}`;
  return ok({ type, errorCode, title, status, requestId: newId('') }, status);
}

const newId = (start: string): string => start + randomBytes(12).toString('hex').toUpperCase();

/** What Adyen finds at first: the birth date of a second owner is missing, and a photo cannot be read. */
const firstProblems = (): Problem[] => [
  { entity: { id: newId('LE'), type: 'LegalEntity' }, verificationErrors: [{ code: '2_8067', type: 'dataMissing' }] },
  { entity: { id: newId('SE'), type: 'Document' }, verificationErrors: [{ code: '1_30', type: 'invalidInput' }] },
];

export interface AdyenOptions {
  readonly apiKey: string;
  /** Where the pages are that bring what is missing. */
  readonly address: () => string;
}

/** Plays Adyen's Legal Entity Management and Configuration APIs, as far as they are documented and the portal uses them. */
export class AdyenStandIn {
  readonly #options: AdyenOptions;
  readonly holders = new Map<string, Holder>();
  /** The IBANs that were handed over, by their transfer instruments. */
  readonly ibans = new Map<string, string>();
  readonly #links = new Map<string, { readonly entity: string; readonly returnUrl: string }>();
  readonly #replies = new Map<string, StandInReply>();

  constructor(options: AdyenOptions) {
    this.#options = options;
  }

  answer(request: StandInRequest): StandInReply {
    if (request.headers['x-api-key'] !== this.#options.apiKey) return refusal(401, '00_401', 'Unauthorized');
    const key = textOf(request.headers['idempotency-key']);
    const known = key === '' ? undefined : this.#replies.get(key);
    if (known !== undefined) return known;
    const reply = this.#answer(request);
    if (key !== '') this.#replies.set(key, reply);
    return reply;
  }

  #answer({ method, path, body }: StandInRequest): StandInReply {
    const [, , , collection = '', id = '', part] = path.split('/');
    const call = `${method} ${collection}${id === '' ? '' : '/:id'}${part === undefined ? '' : `/${part}`}`;
    switch (call) {
      case 'POST legalEntities':
        return this.#openEntity(body);
      case 'POST legalEntities/:id/onboardingLinks':
        return this.#openLink(id, textOf(body['redirectUrl']));
      case 'POST accountHolders':
        return this.#openHolder(body);
      case 'GET accountHolders/:id':
        return this.holders.has(id) ? ok(this.shown(id)) : refusal(404, '30_031', 'Account holder not found');
      case 'POST transferInstruments':
        return this.#addBankAccount(body);
      case 'DELETE transferInstruments/:id':
        return this.ibans.delete(id) ? ok('', 204) : refusal(404, '30_031', 'Transfer instrument not found');
      default:
        return refusal(404, '00_404', 'Not found');
    }
  }

  #openEntity(body: StandInRequest['body']): StandInReply {
    const { type, organization } = body;
    if (type !== 'organization' || typeof organization !== 'object' || organization === null)
      return refusal(422, '30_102', 'Invalid legal entity information');
    return ok({ ...body, id: newId('LE') });
  }

  #openHolder({ legalEntityId, reference, balancePlatform }: StandInRequest['body']): StandInReply {
    if (textOf(legalEntityId) === '') return refusal(422, '30_101', 'legalEntityId is missing');
    const id = newId('AH');
    this.holders.set(id, {
      id,
      legalEntityId: textOf(legalEntityId),
      reference: textOf(reference),
      balancePlatform: textOf(balancePlatform),
      verification: 'invalid',
      problems: firstProblems(),
    });
    return ok(this.shown(id));
  }

  #openLink(entity: string, returnUrl: string): StandInReply {
    const token = randomBytes(16).toString('base64url');
    this.#links.set(token, { entity, returnUrl });
    return ok({ url: `${this.#options.address()}/onboarding/${token}` });
  }

  #addBankAccount(body: StandInRequest['body']): StandInReply {
    const read: { bankAccount?: { accountIdentification?: { iban?: string } }; legalEntityId?: string } = body;
    const iban = read.bankAccount?.accountIdentification?.iban;
    if (iban === undefined) return refusal(422, '30_102', 'Invalid bank account');
    const id = newId('SE');
    this.ibans.set(id, iban);
    for (const holder of this.holders.values())
      if (holder.legalEntityId === read.legalEntityId && holder.verification === 'valid')
        holder.verification = 'pending';
    return ok({ id, legalEntityId: read.legalEntityId, type: 'bankAccount' });
  }

  /** Uses up a link; undefined where it was used before. */
  takeLink(token: string): { readonly holder: string; readonly returnUrl: string } | undefined {
    const link = this.#links.get(token);
    this.#links.delete(token);
    const holder = [...this.holders.values()].find(({ legalEntityId }) => legalEntityId === link?.entity);
    return link && holder && { holder: holder.id, returnUrl: link.returnUrl };
  }

  decide(id: string, verification: AdyenVerification): void {
    const holder = this.holders.get(id);
    if (holder === undefined) throw new Error('no such account holder');
    holder.verification = verification;
    if (verification !== 'invalid') holder.problems = [];
  }

  /** An account holder as Adyen shows it. */
  shown(id: string) {
    const holder = this.holders.get(id);
    if (holder === undefined) throw new Error('no such account holder');
    const { verification, problems, ...rest } = holder;
    const capability = { enabled: true, requested: true, allowed: verification === 'valid' };
    return {
      ...rest,
      status: 'active',
      capabilities: { sendToTransferInstrument: { ...capability, verificationStatus: verification, problems } },
    };
  }

  /** The message about an account holder. */
  message(id: string, at: Date) {
    const accountHolder = this.shown(id);
    return {
      type: 'balancePlatform.accountHolder.updated',
      environment: 'test',
      timestamp: at.toISOString(),
      data: { balancePlatform: accountHolder.balancePlatform, accountHolder },
    };
  }
}
