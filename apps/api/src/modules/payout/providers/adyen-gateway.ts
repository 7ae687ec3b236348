import type { AdyenSettings } from './payout-settings.ts';
import { callProvider, type ProviderCall, ProviderRefusal } from '../../../platform/outgoing/call-provider.ts';
import { classOf } from './class-of.ts';
import { readAdyenMessage } from './adyen-message.ts';
import { accountHolder, adyenState, payoutCapability } from './adyen-state.ts';
import type { NewBankAccount, Payee, PayoutGateway, PayoutRefs } from './payout-gateway.ts';

/** Adyen's library takes a tenth of a second to load, so it comes with its first use. */
async function loadLibrary() {
  const [client, config, legal, holders, entity, instrument, iban] = await Promise.all([
    import('@adyen/api-library/lib/src/client.js'),
    import('@adyen/api-library/lib/src/config.js'),
    import('@adyen/api-library/lib/src/services/legalEntityManagement/index.js'),
    import('@adyen/api-library/lib/src/services/balancePlatform/accountHoldersApi.js'),
    import('@adyen/api-library/lib/src/typings/legalEntityManagement/legalEntityInfoRequiredType.js'),
    import('@adyen/api-library/lib/src/typings/legalEntityManagement/transferInstrumentInfo.js'),
    import('@adyen/api-library/lib/src/typings/legalEntityManagement/ibanAccountIdentification.js'),
  ]);
  return {
    Client: classOf(client),
    Config: classOf(config),
    LegalEntities: classOf(legal),
    AccountHolders: holders.AccountHoldersApi,
    environments: config.EnvironmentEnum,
    kinds: {
      entity: entity.LegalEntityInfoRequiredType.TypeEnum.Organization,
      instrument: instrument.TransferInstrumentInfo.TypeEnum.BankAccount,
      iban: iban.IbanAccountIdentification.TypeEnum.Iban,
    },
  };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const methodOf = (given = 'POST'): ProviderCall['method'] =>
  methods.find((method) => method === given.toUpperCase()) ?? 'POST';

/** The library's own host, or the same path at a stand-in. */
function placed(endpoint: string, standIn: string | undefined): string {
  const { pathname, search } = new URL(endpoint);
  return standIn === undefined ? endpoint : `${standIn}${pathname}${search}`;
}

async function openLibrary({ environment, apiKey, standIn }: AdyenSettings) {
  const { Client, Config, LegalEntities, AccountHolders, environments, kinds } = await loadLibrary();
  const client = new Client(new Config({ apiKey, environment: environments[environment] }));
  // The library's own client follows redirects; here each call keeps to the rules of outgoing ones.
  client.httpClient = {
    request: (...sent) => {
      const [endpoint, json, , , { method, idempotencyKey } = {}] = sent;
      return callProvider({
        method: methodOf(method),
        url: placed(endpoint, standIn),
        headers: { 'x-api-key': apiKey, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
        ...(methodOf(method) !== 'GET' && { body: json.toString() }),
      });
    },
  };
  return { legal: new LegalEntities(client), holders: new AccountHolders(client), kinds };
}

type Library = Awaited<ReturnType<typeof openLibrary>>;

/** A repeat with the same key answers what the first one did. */
const onceFor = (what: string, sellerId: string) => ({ idempotencyKey: `offizin-${what}-${sellerId}` });

async function open({ legal, holders, kinds }: Library, { balancePlatform }: AdyenSettings, payee: Payee) {
  const { sellerId, legalName, country } = payee;
  const entity = await legal.LegalEntitiesApi.createLegalEntity(
    {
      type: kinds.entity,
      reference: sellerId,
      organization: { legalName, registeredAddress: { country } },
    },
    onceFor('entity', sellerId),
  );
  const holder = await holders.createAccountHolder(
    {
      legalEntityId: entity.id,
      balancePlatform,
      reference: sellerId,
      capabilities: { [payoutCapability]: { requested: true } },
    },
    onceFor('holder', sellerId),
  );
  return { holder: accountHolder.parse(holder).id, entity: entity.id, bank: null };
}

async function setBankAccount({ legal, kinds }: Library, { entity, bank }: PayoutRefs, { iban }: NewBankAccount) {
  if (entity === null) throw new Error('an account of Adyen without its legal entity');
  const { TransferInstrumentsApi: instruments } = legal;
  const made = await instruments.createTransferInstrument({
    type: kinds.instrument,
    legalEntityId: entity,
    bankAccount: {
      accountIdentification: { type: kinds.iban, iban },
      countryCode: iban.slice(0, 2),
    },
  });
  if (bank !== null) await instruments.deleteTransferInstrument(bank).catch(isGone);
  return made.id;
}

/** What gets removed may have been removed before. */
function isGone(error: unknown): void {
  if (!(error instanceof ProviderRefusal && error.status === 404)) throw error;
}

/** Adyen: the company is a legal entity, its account an account holder, its bank account a transfer instrument. */
export function adyenGateway(settings: AdyenSettings): PayoutGateway {
  let opened: Promise<Library> | undefined;
  const library = (): Promise<Library> => (opened ??= openLibrary(settings));
  return {
    open: async (payee) => open(await library(), settings, payee),
    onboardingLink: async ({ entity }, { returnUrl, locale }) => {
      if (entity === null) throw new Error('an account of Adyen without its legal entity');
      const { legal } = await library();
      const asked = { redirectUrl: returnUrl, locale };
      const { url } = await legal.HostedOnboardingApi.getLinkToAdyenhostedOnboardingPage(entity, asked);
      if (url === undefined) throw new Error('Adyen gave no link');
      return url;
    },
    setBankAccount: async (refs, account) => setBankAccount(await library(), refs, account),
    read: async ({ holder }) => {
      const { holders } = await library();
      return adyenState(accountHolder.parse(await holders.getAccountHolder(holder)));
    },
    readMessage: (incoming) => readAdyenMessage(settings, incoming),
  };
}
