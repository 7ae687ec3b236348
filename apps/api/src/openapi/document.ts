import { createHash } from 'node:crypto';
import { api, apiBase } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceBase, marketplaceGroups } from '@offizin/contract/marketplace-api';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { describeWith, type SectionName } from './descriptions.ts';
import { exampleOf } from './examples.ts';
import type { Header } from './headers.ts';
import { describeOperation, type NamedEndpoint, type Operation } from './operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { openComponents } from './schemas.ts';
import { tagDescriptions } from './tags.ts';
import { type DescribedEvent, describeWebhooks, operatorEvents, shopEvents, type Webhook } from './webhooks.ts';

interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly contact: { readonly name: string };
  readonly license: { readonly name: string; readonly identifier: string };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: Info;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
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
  readonly summary: string;
  readonly description: string;
  readonly contact: string;
  readonly base: string;
  readonly where: string;
  readonly groups: Readonly<Record<string, Readonly<Record<string, EndpointSpec>>>>;
  /** What the ids of operations begin with, where that is not the name of their group. */
  readonly idPrefix?: string;
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

const forSystems: readonly SectionName[] = ['rules', 'errors', 'repeats', 'webhooks', 'versions', 'extensions'];

export type ApiName = 'browser' | 'marketplace' | 'shop';
export const apiNames: readonly ApiName[] = ['browser', 'marketplace', 'shop'];

const descriptions: Readonly<Record<ApiName, ApiDescription>> = {
  browser: {
    title: 'Offizin: browser API',
    summary: 'What the pages of the portal call',
    description: describeWith(
      "What the seller portal in the browser calls, on each brand's own host. It belongs to the pages and changes with them: own systems have an API of their own.",
      ['rules', 'errors', 'repeats', 'extensions'],
    ),
    contact: 'Offizin',
    base: apiBase,
    where: "On each brand's own host",
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
    summary: "What the operator's systems call, and what they are sent",
    description: describeWith("What the operator's systems call; the key decides the brand.", forSystems),
    contact: 'Offizin',
    base: marketplaceBase,
    where: 'On any host of the portal',
    groups: marketplaceGroups,
    idPrefix: 'marketplace',
    events: operatorEvents,
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of one brand with scopes' } },
  },
  shop: {
    title: 'Offizin: API for your own systems',
    summary: 'What the systems of a shop call, and what they are sent',
    description: describeWith(
      'What the systems of a shop call on the host of its marketplace, with a token that the shop makes on the screen Own systems. ' +
        'Every reply says in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset how many calls of the minute are left.',
      [...forSystems, 'keepingUp', 'sandbox'],
    ),
    contact: 'The marketplace on whose host you call',
    base: shopBase,
    where: 'On the host of the marketplace on which the shop sells',
    groups: shopGroups,
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A token of the shop with scopes, as in orders:read' },
    },
    byToken: true,
    events: shopEvents,
  },
};

function endpointsOf(name: ApiName): NamedEndpoint[] {
  const { groups, idPrefix, byToken = false } = descriptions[name];
  return Object.entries(groups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => {
      const id = `${idPrefix ?? group}.${key}`;
      return { group, id, endpoint, byToken, example: exampleOf(name, id) };
    }),
  );
}

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Each group with what it is about, and the one of the events where some are sent. */
function tagsOf({ groups, events = [] }: ApiDescription): OpenApiDocument['tags'] {
  const names = new Set([...Object.keys(groups), ...(events.length > 0 ? ['events'] : [])]);
  return [...names].map((name) => ({ name, description: tagDescriptions[name] ?? '' }));
}

/** The major version is that of the path; what follows it is another one whenever the document is. */
function versionOf(described: object): string {
  return `1.0.0+${createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12)}`;
}

/** Builds the OpenAPI 3.1 document of one API from the contract alone. */
export function describeApi(name: ApiName): OpenApiDocument {
  const described = descriptions[name];
  const { title, summary, description, contact, base, where, securitySchemes, events = [] } = described;
  const components = openComponents();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const each of endpointsOf(name)) {
    const path = (paths[templateOf(each.endpoint.path)] ??= {});
    path[each.endpoint.method.toLowerCase()] = describeOperation(components, each);
  }
  const webhooks = describeWebhooks(components, events);
  const { schemas, headers } = components;
  const license = { name: 'MIT', identifier: 'MIT' };
  const version = versionOf([description, paths, webhooks, schemas, headers]);
  return {
    openapi: '3.1.1',
    info: { title, version, summary, description, contact: { name: contact }, license },
    servers: [{ url: base, description: where }],
    tags: tagsOf(described),
    paths,
    ...(events.length > 0 && { webhooks }),
    components: { securitySchemes, schemas, headers },
  };
}
