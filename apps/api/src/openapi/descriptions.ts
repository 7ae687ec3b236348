import { limits } from '@offizin/domain/limits';
import { retentionTerms } from '@offizin/domain/retention';
/** What holds for every operation, said once in the document's own description (CommonMark). */
const sections = {
  rules: `## How calls work
Bodies are JSON in UTF-8; unknown fields and duplicated query parameters are refused. Amounts are whole numbers in the minor unit of the shop's currency, instants ISO 8601 in UTC, days \`YYYY-MM-DD\`.
A list has pages: pass what a page says about the next one, as each operation describes it, and stop where that is null.`,

  errors: `## Errors
A refusal is a problem document (RFC 9457). Act on \`message\`, its code, which keeps its meaning; \`title\` and \`detail\` are for people and may be worded otherwise at any time. \`errors\` names each wrong field by its path, \`current\` what is there instead after a conflict.
Wait for the seconds of Retry-After on 429 and 503 and call again; after any other refusal the same call is refused again. Quote \`requestId\` to support.`,

  repeats: `## Repeating a call
Where an operation takes an Idempotency-Key, make a new one for each act and send the same one whenever you repeat the call: it acts once, and the repeat gets the first reply with \`Idempotency-Replayed: true\`. Another request with the same key is refused with \`idempotency.key_reused\`. Keys are kept for ${retentionTerms.idempotency.days} days, those of replies that hold a secret for ${limits.secretRepeatedSeconds / 60} minutes.`,

  webhooks: `## Webhooks
Events come as signed POST calls per [Standard Webhooks](https://www.standardwebhooks.com): see \`webhooks\` below. Check the signature over the very bytes of the body, refuse a timestamp more than five minutes off, and remember \`webhook-id\`: a call may come again. They come in no certain order; read by the API how a thing stands now.`,

  keepingUp: `## Keeping up
GET /events says what happened, in order and for ${retentionTerms.system_event.days} days; begin without a cursor and keep the last one. GET /orders with \`updatedSince\` gives the orders that anything has changed, a corrected tracking number, a payment and cancelled units among it: read both tabs, and pass the newest \`updatedAt\` that you have.
The orders begin five minutes before the instant, because a change bears the time at which its call began and is seen when it has ended; so none is missed, and some come again.`,

  sandbox: `## Sandbox
A test token (\`ofz_de_test_…\`) acts on a made-up shop and never on the shop itself: a few offers and orders that nobody else sees, books or mails about. Place more with POST /sandbox/orders, and let customer, carrier and marketplace act on them with POST /sandbox/orders/{orderId}/events. A customer writes with POST /sandbox/orders/{orderId}/messages and returns what was delivered with POST /sandbox/orders/{orderId}/returns, which goes on with POST /sandbox/returns/{returnId}/events. The shop keeps the hours, holidays, services and language of the real one: what is changed there follows within a few minutes. Endpoints for tests are sent the events; each reply has \`Offizin-Sandbox: true\`. Orders are deleted after ${limits.sandboxOrderDays} days.`,

  versions: `## Versions
The path has the version: \`v1\`. What is there keeps its name and its meaning. These may come at any time, so read leniently: operations, optional fields of requests, fields of replies and events, codes, events, values of enumerations, and headers.
What is to go is marked \`deprecated\` in this document first. Anything else comes as \`v2\` beside \`v1\`. \`info.version\` changes whenever this document does: what follows its plus sign is a digest of it.`,

  extensions: `## Extensions
\`x-access\` states who may call: public, session, a seller who may open one of the screens, a machine key with the scope, or a token with the scope.
\`x-idempotency\` states whether an Idempotency-Key is required, accepted or of no use; \`secret\` is accepted, for some minutes.
\`x-owned-ids\` names the path parameters and body fields that are ids of a seller's own things; another seller's id is answered like an unknown one.`,
} as const;

export type SectionName = keyof typeof sections;

/** A description that begins with what the API is, and goes on with these sections. */
export function describeWith(beginning: string, names: readonly SectionName[]): string {
  return [beginning, ...names.map((name) => sections[name])].join('\n\n');
}
