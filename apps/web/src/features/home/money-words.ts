import type { HomeLine } from '@offizin/contract/home/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';

export interface LineWords {
  readonly title: string;
  readonly text: string;
  /** The part of its screen's address that shows exactly what it counts. */
  readonly search?: Record<string, string>;
}

/** A calendar day at noon, so that no time zone moves it. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

type MoneyLine = Extract<
  HomeLine,
  { kind: 'price_rule_held' | 'price_proposals' | 'performance' | 'payout' | 'invoices' }
>;

/** What the lines about prices, standing and payments say. */
export function useMoneyWords(): (line: MoneyLine) => LineWords {
  const t = useTranslations('home.line');
  const formats = useFormats();
  return (line) => {
    const { kind } = line;
    switch (kind) {
      case 'price_rule_held': {
        const { ruleId, rule, offers, of } = line;
        const text = t(`${kind}.text`, { offers: formats.number(offers), of: formats.number(of) });
        return { title: t(`${kind}.title`, { rule }), text, search: { rule: ruleId } };
      }
      case 'price_proposals': {
        const { count, expiresAt } = line;
        const text = t(`${kind}.text`, { count, when: formats.shortDayTime(expiresAt) });
        return { title: t(`${kind}.title`, { count }), text };
      }
      case 'performance': {
        const { account, stage, orders, cancelled, late } = line;
        const { number } = formats;
        const counts = { cancelled, orders: number(orders), late };
        const text = stage === 'published' ? t(`${kind}.text`, counts) : t(`${kind}.provisional`, counts);
        return { title: t(`${kind}.title.${account}`), text };
      }
      case 'payout': {
        const { state, count, waiting } = line;
        const text = waiting === null ? t(`${kind}.text`) : t(`${kind}.waits`, { amount: formats.money(waiting) });
        return { title: t(`${kind}.title.${state}`, { count }), text };
      }
      case 'invoices': {
        const day = formats.date(noonOf(line.dueOn));
        const text = line.overdue ? t(`${kind}.overdue`, { day }) : t(`${kind}.text`, { count: line.count, day });
        return { title: t(`${kind}.title`, { count: line.count }), text, search: { payment: 'PENDING' } };
      }
    }
  };
}
