import type { ServiceCode, ServiceStatus, SubscribedService } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { changeOf, serviceField } from '@offizin/domain/history/changes';
import { electronicService } from '@offizin/domain/invoices/invoice-kinds';
import type { Notice } from '@offizin/domain/notifications/kinds';
import { askOutcome, shownStatus } from '@offizin/domain/services/service-asks';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { askForData } from '../../invoices/write/ask-for-data.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { findServiceStates, type ServiceStateRow } from './service-queries.ts';
import { upsertServiceState } from './service-write-queries.ts';

const statusOf = (services: readonly SubscribedService[], code: ServiceCode): ServiceStatus =>
  services.find((service) => service.code === code)?.status ?? 'unsubscribed';

/** A service as the marketplace hands it over; without a date it has its status since now. */
export interface DatedService extends SubscribedService {
  readonly since?: string | undefined;
}

/** What the marketplace decided: all services of a record, or one, which answers what was asked about it. */
export interface Decision {
  readonly before: readonly SubscribedService[];
  readonly after: readonly DatedService[];
  /** The service whose ask is answered even by a status that stays as it is; a whole record may have been made before it was asked. */
  readonly answers?: { readonly code: ServiceCode; readonly reason: string | null };
}

interface Whose {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly now: Date;
}

interface Step {
  readonly code: ServiceCode;
  readonly was: ServiceStatus;
  readonly is: ServiceStatus;
  readonly known: ServiceStateRow | undefined;
  readonly since: Date | null;
  readonly outcome: 'granted' | 'refused' | 'open' | null;
}

const sinceOf = (services: readonly DatedService[], code: ServiceCode): Date | null => {
  const since = services.find((service) => service.code === code)?.since;
  return since === undefined ? null : new Date(since);
};

function stepsOf({ before, after, answers }: Decision, states: readonly ServiceStateRow[]): Step[] {
  const codes = new Set([...before, ...after, ...states].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const [was, is] = [statusOf(before, code), statusOf(after, code)];
    const known = states.find((state) => state.code === code);
    const asked = known?.asked ?? null;
    const outcome = asked === null ? null : askOutcome(asked, is);
    const isAnswer = outcome === 'granted' || (outcome === 'refused' && (answers?.code === code || was !== is));
    return was === is && !isAnswer
      ? []
      : [{ code, was, is, known, since: sinceOf(after, code), outcome: isAnswer ? outcome : null }];
  });
}

const refusals = { subscribe: 'service_refused', cancel: 'service_kept' } as const;

/** What the shop hears: that it is on or off, or that what it asked is not granted. */
function noticeOf({ code, was, is, outcome, known }: Step, at: Date): Notice[] {
  const dedupeKey = `service:${code}:${is}:${outcome}:${at.toISOString()}`;
  const rest = { params: { service: code }, dedupeKey, at };
  if (outcome === 'refused' && known?.asked) return [{ kind: refusals[known.asked], ...rest }];
  if (is === 'subscribed') return [{ kind: 'service_on', ...rest }];
  return was === 'subscribed' || outcome === 'granted' ? [{ kind: 'service_off', ...rest }] : [];
}

async function keep(db: MarketplaceDb, { sellerId, brand, now }: Whose, step: Step & { reason: string | null }) {
  const { code, was, is, known, since, outcome, reason } = step;
  const asked = known?.asked ?? null;
  const askedAt = known?.askedAt ?? null;
  await upsertServiceState(db, {
    sellerId,
    brand,
    code,
    since: was === is ? (known?.since ?? since) : (since ?? now),
    asked: outcome === null && asked !== null && askedAt !== null ? { kind: asked, at: askedAt } : null,
    refused: outcome === 'refused' && asked !== null ? { kind: asked, at: now, reason } : null,
  });
}

/** What follows from services that the marketplace has set: since when, answers, history, notices, open screens, offers judged again, data of documents made. */
export async function applyServices(db: MarketplaceDb, whose: Whose, decision: Decision): Promise<void> {
  const { sellerId, brand, now } = whose;
  const steps = stepsOf(decision, await findServiceStates(db, sellerId));
  if (steps.length === 0) return;
  for (const step of steps) await keep(db, whose, { ...step, reason: decision.answers?.reason ?? null });
  const changes = steps.flatMap(({ code, was, is, known }) =>
    changeOf(serviceField(code), shownStatus(was, known?.asked ?? null), is),
  );
  if (changes.length > 0)
    await insertAudit(db, { brand, sellerId, userId: null, impersonatedBy: null, kind: 'services.changed', changes });
  await notifyAll(
    db,
    steps.flatMap((step) => noticeOf(step, now).map((notice) => ({ ...notice, sellerId }))),
  );
  await announceTo(
    db,
    steps.map(({ code, is }) => ({ sellerId, topic: 'services', payload: { code, status: is } })),
  );
  if (steps.some(({ code, was, is }) => code === 'otc' && was !== is))
    await enqueueJob(db, { name: 'reclassify_seller', payload: { sellerId } }, catalogueQueue(sellerId));
  if (steps.some(({ code, was, is }) => code === electronicService && was !== is && is === 'subscribed'))
    await askForData(db, sellerId);
}

/** Notes since when a new seller has its services; nothing else follows from them. */
export async function beginServices(
  db: MarketplaceDb,
  { sellerId, brand, now }: Whose,
  given: readonly DatedService[],
): Promise<void> {
  for (const { code, since } of given) {
    const begun = { since: since === undefined ? now : new Date(since), asked: null, refused: null };
    await upsertServiceState(db, { sellerId, brand, code, ...begun });
  }
}
