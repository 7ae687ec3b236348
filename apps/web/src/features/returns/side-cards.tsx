import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { kindRules, returnTerms } from '@offizin/domain/returns/return-terms';
import { type ReturnEffect, rateOf } from '@offizin/domain/returns/return-effect';
import { IconGavel, IconHourglass, IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import classes from './returns.module.css';
import { brandName, useCustomer, useWhen } from './return-words.ts';
import { costOfAll, type Decision, restOfCase } from './use-decision.ts';

interface LineProps {
  readonly name: string;
  readonly rate?: number;
  readonly amount: number;
  readonly of: ReturnDetail;
}

function Line({ name, rate, amount, of }: LineProps) {
  const formats = useFormats();
  const { currency } = of.atStake;
  return (
    <div>
      <dt>
        {name} {rate === undefined ? null : <small>{formats.percent(rate / 10_000)}</small>}
      </dt>
      <dd>
        {amount > 0 ? '+' : ''}
        {formats.money({ amount, currency })}
      </dd>
    </div>
  );
}

/** The ledger lines that the decision writes, or that were written, and what they come to. */
export function EffectCard({ of, decision }: { of: ReturnDetail; decision: Decision | null }) {
  const t = useTranslations('returns.effect');
  const formats = useFormats();
  const customerOf = useCustomer();
  const effect: ReturnEffect | null = decision === null ? of.effect : decision.effect;
  const { currency } = of.atStake;
  const { sale } = of;
  const full = costOfAll(of);
  const paysCustomer = kindRules[of.kind].label === 'customer';
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {effect === null ? (
        <p className={classes['text']}>{t('nothing')}</p>
      ) : (
        <dl className={classes['effect']}>
          <Line name={t('refund', { name: customerOf(of) })} amount={effect.refund} of={of} />
          {effect.shippingRefund === 0 ? null : <Line name={t('shipping')} amount={effect.shippingRefund} of={of} />}
          {sale === null ? null : (
            <>
              <Line
                name={t('commission')}
                rate={Math.round(rateOf(sale.commission, sale.sold) / 10) * 10}
                amount={effect.commission}
                of={of}
              />
              <Line
                name={t('vat')}
                {...(sale.vatRate !== null && { rate: sale.vatRate })}
                amount={effect.commissionVat}
                of={of}
              />
            </>
          )}
          {paysCustomer ? (
            <div>
              <dt>{t('label')}</dt>
              <dd>{t('byCustomer')}</dd>
            </div>
          ) : effect.label === 0 ? null : (
            <Line name={t('label')} amount={effect.label} of={of} />
          )}
          <div data-total>
            <dt>{decision === null ? t('booked') : t('total')}</dt>
            <dd>{formats.money({ amount: effect.total, currency })}</dd>
          </div>
        </dl>
      )}
      <p className={classes['text']}>
        {sale === null ? t('unknown') : effect === null || effect.total === 0 ? null : t('next')}{' '}
        {decision !== null && !decision.isWhole
          ? t('full', { amount: formats.money({ amount: -full.total, currency }) })
          : null}
        {of.held.amount > 0 ? <> {t('held', { amount: formats.money(of.held) })}</> : null}
      </p>
    </section>
  );
}

const day = 86_400_000;

/** Who may do what after the decision, and what happens without one. */
export function AfterCard({ of, mayObject, now }: { of: ReturnDetail; mayObject: boolean; now: Date }) {
  const t = useTranslations('returns.after');
  const formats = useFormats();
  const customerOf = useCustomer();
  const when = useWhen();
  const { objectDays } = returnTerms[initialData.brand];
  const rest = { amount: restOfCase(of).sum, currency: of.atStake.currency };
  const isLess = rest.amount < of.atStake.amount;
  const objectUntil = new Date(now.getTime() + objectDays * day);
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className={classes['after']}>
        {mayObject ? (
          <>
            <li>
              <IconUser aria-hidden />
              <div>
                <b>{t('object', { name: customerOf(of) })}</b>
                <span>{t('objectText', { day: formats.day(objectUntil) })}</span>
              </div>
            </li>
            <li>
              <IconGavel aria-hidden />
              <div>
                <b>{t('decide', { brand: brandName })}</b>
                <span>
                  {t('decideText')}
                  {of.history === null
                    ? null
                    : `. ${t('history', { won: formats.number(of.history.won), decided: formats.number(of.history.decided) })}`}
                </span>
              </div>
            </li>
          </>
        ) : null}
        {of.dueAt === null || of.silence === null ? null : (
          <li data-tone="amber">
            <IconHourglass aria-hidden />
            <div>
              <b>{t('silence')}</b>
              <span>
                {of.silence === 'refund'
                  ? t(isLess ? 'silenceRest' : 'silenceRefund', {
                      when: when(of.dueAt, now),
                      amount: formats.money(rest),
                    })
                  : t(of.silence === 'drop' ? 'silenceDrop' : 'silenceAccept', { when: when(of.dueAt, now) })}
              </span>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
