import { api, apiBase } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi, marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import type { Header } from './headers.ts';
import { describeOperation, type NamedEndpoint, type Operation } from './operation.ts';
import { type JsonSchema, openComponents } from './schemas.ts';
import { type DescribedEvent, describeWebhooks, operatorEvents, shopEvents, type Webhook } from './webhooks.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, Webhook>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

interface ApiDescription {
  readonly title: string;
  readonly description: string;
  readonly base: string;
  readonly groups: Readonly<Record<string, Readonly<Record<string, EndpointSpec>>>>;
  readonly securitySchemes: Readonly<Record<string, object>>;
  /** Whether its callers have a token in place of a session. */
  readonly byToken?: boolean;
  /** What is sent to its callers. */
  readonly events?: readonly DescribedEvent[];
}

/** The groups of the browser API with the operations that a token may call. */
const shopGroups = Object.fromEntries(
  Object.entries(api).flatMap(([group, endpoints]) => {
    const open = Object.entries<EndpointSpec>(endpoints).filter(([, endpoint]) => shopEndpoints.includes(endpoint));
    return open.length === 0 ? [] : [[group, Object.fromEntries(open)] as const];
  }),
);

const extensions =
  'x-access states who may call: public, session, a seller who may open one of the screens, or a machine key with the scope. ' +
  'x-idempotency states whether an Idempotency-Key is required, accepted or of no use. ' +
  "x-owned-ids names the path parameters and body fields that are ids of a seller's own things; another seller's id is answered like an unknown one.";

const descriptions = {
  browser: {
    title: 'Offizin: browser API',
    description: `What the seller portal in the browser calls, on each brand's own host. ${extensions}`,
    base: apiBase,
    groups: api,
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'offizin_session',
        description: 'Set by signing in; on https its name carries the __Host- prefix',
      },
    },
  },
  marketplace: {
    title: 'Offizin: marketplace API',
    description: `What the operator's systems call; the key decides the brand. ${extensions}`,
    base: marketplaceBase,
    groups: { marketplace: marketplaceApi },
    events: operatorEvents,
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of one brand with scopes' } },
  },
  shop: {
    title: 'Offizin: API for your own systems',
    description:
      'What the systems of a shop call on the host of its marketplace, with a token that the shop makes on the screen Own systems. ' +
      'Every reply says in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset how many calls of the minute are left. ' +
      extensions,
    base: shopBase,
    groups: shopGroups,
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A token of the shop with scopes, as in orders:read' },
    },
    byToken: true,
    events: shopEvents,
  },
} as const satisfies Record<string, ApiDescription>;

export type ApiName = keyof typeof descriptions;
export const apiNames: readonly ApiName[] = ['browser', 'marketplace', 'shop'];

function endpointsOf(groups: ApiDescription['groups']): NamedEndpoint[] {
  return Object.entries(groups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({ group, key, endpoint })),
  );
}

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Builds the OpenAPI 3.1 document of one API from the contract alone. */
export function describeApi(name: ApiName): OpenApiDocument {
  const {
    title,
    description,
    base,
    groups,
    securitySchemes,
    byToken = false,
    events = [],
  }: ApiDescription = descriptions[name];
  const components = openComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const each of endpointsOf(groups)) {
    const path = (paths[templateOf(each.endpoint.path)] ??= {});
    path[each.endpoint.method.toLowerCase()] = describeOperation(components, { ...each, byToken });
  }
  const webhooks = describeWebhooks(components, events);
  return {
    openapi: '3.1.1',
    info: { title, version: '1', description },
    servers: [{ url: base }],
    tags: [...Object.keys(groups), ...(events.length > 0 ? ['webhooks'] : [])].map((name) => ({ name })),
    paths,
    ...(events.length > 0 && { webhooks }),
    components: { securitySchemes, schemas: components.schemas, headers: components.headers },
  };
}
