import type { ReturnDetail, ReturnedItem } from '@offizin/contract/returns/seller';
import { brands } from '@offizin/domain/brand/brands';
import type { BrandId } from '@offizin/domain/brand/brands';
import { refundOf } from '@offizin/domain/returns/return-decision';
import type { Formats } from '@offizin/i18n/formats';
import type { Texts } from '../../../../texts/texts.ts';
import type { KeptProposal } from '../../tables.ts';
import type { Block, DrawnPicture } from './case-file-task.ts';

/** What a case's file is made from. */
export interface CaseFile {
  readonly brand: BrandId;
  readonly of: ReturnDetail;
  readonly proposals: readonly KeptProposal[];
  readonly shop: { readonly name: string; readonly address: string };
  readonly orderedAt: Date;
  /** Of both sides, with their names, those without a picture as a line; null for a role that does not read them. */
  readonly files: { readonly pictures: readonly DrawnPicture[]; readonly others: readonly string[] } | null;
}

/** In what words and figures it is written. */
export interface Writing {
  readonly t: Texts<'returns'>;
  readonly restock: Texts<'restock'>;
  readonly formats: Formats;
}

const line = (name: string, value: string, sum?: string): Block => ({
  is: 'line',
  name,
  value,
  ...(sum !== undefined && { sum }),
});

function about({ of, shop, brand, orderedAt }: CaseFile, { t, formats }: Writing): Block[] {
  const customer = of.customer === '' ? t('caseFile.erased') : `${of.customer}, ${of.city}`;
  return [
    { is: 'heading', text: t('caseFile.about') },
    line(t('caseFile.kind'), t(`why.${of.kind}`)),
    line(t('caseFile.state'), t(`state.${of.state}`, { brand: brands[brand].name })),
    ...(of.dueAt === null
      ? []
      : [line(t('caseFile.due'), t('caseFile.deadline', { when: formats.dateTime(of.dueAt) }))]),
    line(t('caseFile.shop'), `${shop.name}, ${shop.address}`),
    line(t('caseFile.customer'), customer),
    line(t('caseFile.order'), of.orderNumber),
    line(t('caseFile.ordered'), formats.dateTime(orderedAt.toISOString())),
    ...(of.deliveredAt === null ? [] : [line(t('caseFile.delivered'), formats.dateTime(of.deliveredAt))]),
    ...(of.parcel === null ? [] : [line(t('caseFile.parcel'), of.parcel.trackingNumber)]),
  ];
}

function steps({ of, brand }: CaseFile, { t, formats }: Writing): Block[] {
  const byWhom = { customer: of.customer || t('customer'), carrier: '', marketplace: brands[brand].name, time: '' };
  return [
    { is: 'heading', text: t('caseFile.steps') },
    ...of.steps.map(({ step, at, by, name }) => {
      const when = formats.dateTime(at);
      const isSilent = step === 'refund' && by === 'time';
      const who = by === 'shop' ? (name ?? '') : byWhom[by];
      return line(
        isSilent ? t('silentStep', { day: when }) : when,
        [t(`step.${step}`), who].filter(Boolean).join(', '),
      );
    }),
  ];
}

const notBack = ({ units, why }: NonNullable<ReturnedItem['notRestocked']>, restock: Writing['restock']): string =>
  restock('refused', { count: units, why: restock(`why.${why}`) });

function items({ of }: CaseFile, { t, restock, formats }: Writing): Block[] {
  const { currency } = of.atStake;
  const money = (amount: number) => formats.money({ amount, currency });
  const blocks = of.items.map((item): Block => {
    const decided = of.decision?.find(({ lineId }) => lineId === item.lineId);
    const facts = [
      t('caseFile.units', { units: t('items.units', { count: item.units }), amount: money(item.amount) }),
      ...(decided === undefined ? [] : [t(`choice.${decided.choice}`)]),
      ...(decided?.condition ? [t(`condition.${decided.condition}`)] : []),
      ...(decided?.reason ? [t(`reason.${decided.reason}`)] : []),
      ...(item.restocked > 0 ? [restock('done', { count: item.restocked, all: item.units })] : []),
      ...(item.notRestocked === null ? [] : [notBack(item.notRestocked, restock)]),
    ];
    const sum = decided === undefined ? undefined : money(refundOf(item, decided));
    return line(`${item.name} ${item.pack}`, [item.code ?? '', ...facts].filter(Boolean).join(' · '), sum);
  });
  const { offer, refunded } = of;
  return [
    { is: 'heading', text: t('caseFile.items') },
    ...blocks,
    ...(offer === null ? [] : [line('', t('caseFile.offered', { amount: formats.money(offer) }))]),
    { is: 'line', name: '', value: t('caseFile.given', { amount: formats.money(refunded) }), strong: true },
  ];
}

function words({ of, files, proposals }: CaseFile, { t }: Writing): Block[] {
  const heading = t('words.title', { name: of.customer || t('customer') });
  if (files === null)
    return [
      { is: 'heading', text: heading },
      { is: 'text', text: t('caseFile.withheld'), grey: true },
    ];
  const said = [of.customerWords, of.objectionWords].filter((text) => text !== null);
  const own = of.shopWords ?? proposals.at(-1)?.words ?? null;
  return [
    { is: 'heading', text: heading },
    ...(said.length === 0 ? [{ is: 'text', text: t('caseFile.noWords'), grey: true } as const] : []),
    ...said.map((text): Block => ({ is: 'words', text })),
    { is: 'heading', text: t('words.mine') },
    own === null ? { is: 'text', text: t('caseFile.noWords'), grey: true } : { is: 'words', text: own },
    ...(files.pictures.length + files.others.length === 0
      ? []
      : [{ is: 'heading', text: t('caseFile.pictures') } as const]),
    { is: 'pictures', pictures: files.pictures },
    ...files.others.map((text): Block => ({ is: 'text', text })),
  ];
}

function ruling({ of, brand }: CaseFile, { t, formats }: Writing): Block[] {
  if (of.ruling === null) return [];
  const { text, rule, decidedAt } = of.ruling;
  return [
    { is: 'heading', text: t('ruling.title', { brand: brands[brand].name }) },
    { is: 'text', text: formats.dateTime(decidedAt), grey: true },
    { is: 'words', text },
    ...(rule === null ? [] : [{ is: 'text', text: t('ruling.rule', { rule }) } as const]),
  ];
}

function proposed({ of, proposals }: CaseFile, { t, formats }: Writing): Block[] {
  if (proposals.length === 0) return [];
  const money = (amount: number) => formats.money({ amount, currency: of.atStake.currency });
  return [
    { is: 'heading', text: t('caseFile.proposals') },
    ...proposals.map(({ name, sum, limit, at, ended }) => {
      const asked = t('caseFile.proposal', { name: name ?? '', amount: money(sum), limit: money(limit) });
      const end =
        ended === null
          ? t('caseFile.open')
          : t(`caseFile.ends.${ended.is}`, { name: ended.name ?? '', when: formats.dateTime(ended.at) });
      return line(formats.dateTime(at), [asked, end].join(' · '));
    }),
  ];
}

function effect({ of }: CaseFile, { t, formats }: Writing): Block[] {
  const money = (amount: number) => formats.money({ amount, currency: of.atStake.currency });
  const head: Block = { is: 'heading', text: t('effect.title') };
  const held = of.held.amount > 0 ? [line('', t('caseFile.held'), formats.money(of.held))] : [];
  if (of.effect === null) return [head, { is: 'text', text: t('effect.nothing'), grey: true }, ...held];
  const { refund, shippingRefund, commission, commissionVat, label, total } = of.effect;
  const name = of.customer || t('customer');
  const lines = [
    [t('effect.refund', { name }), refund],
    [t('effect.shipping'), shippingRefund],
    [t('effect.commission'), commission],
    [t('effect.vat'), commissionVat],
    [t('effect.label'), label],
  ] as const;
  return [
    head,
    ...lines.filter(([, amount]) => amount !== 0).map(([text, amount]) => line('', text, money(amount))),
    { is: 'line', name: '', value: t('effect.booked'), sum: money(total), strong: true },
    ...held,
  ];
}

/** Everything that the shop has of a case, in the order in which somebody reads it who does not know it. */
export const caseBlocks = (of: CaseFile, writing: Writing): Block[] =>
  [about, steps, items, words, ruling, proposed, effect].flatMap((part) => part(of, writing));
