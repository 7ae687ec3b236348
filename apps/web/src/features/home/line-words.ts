import type { HomeLine } from '@offizin/contract/home/seller';
import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { type LineWords, noonOf, useMoneyWords } from './money-words.ts';

const namesShown = 3;

/** The first few names, and how many there are besides. */
function useNames() {
  const t = useTranslations('home.lines');
  return (names: readonly string[]): string => {
    const shown = names.slice(0, namesShown).join(', ');
    const more = names.length - namesShown;
    return more > 0 ? `${shown} ${t('more', { count: String(more) })}` : shown;
  };
}

/** What a line of Home says and where it leads. */
export function useLineWords(): (line: HomeLine) => LineWords {
  const t = useTranslations('home.line');
  const tHome = useTranslations('home');
  const tCause = useTranslations('sync.title');
  const tField = useTranslations('company.field');
  const formats = useFormats();
  const names = useNames();
  const moneyWords = useMoneyWords();
  return (line) => {
    const { kind } = line;
    switch (kind) {
      case 'not_on_sale': {
        const { count, fixable, causes } = line;
        const list = names(causes.map((cause) => tCause(cause)));
        const text = t(`${kind}.text`, { causes: causes.length, fixable: formats.number(fixable), names: list });
        return { title: t(`${kind}.title`, { count }), text };
      }
      case 'feed_held':
        return { title: t(`${kind}.title`), text: t(`${kind}.text`), search: { upload: line.uploadId } };
      case 'feed_failing':
        return { title: t(`${kind}.title`), text: t(`${kind}.text`, { when: formats.dateTime(line.since) }) };
      case 'price_rule_held':
      case 'price_proposals':
      case 'performance':
      case 'payout':
      case 'invoices':
        return moneyWords(line);
      case 'payout_account':
      case 'company_data': {
        const { fields } = line;
        const list = names(fields.map((field) => tField(field)));
        return { title: t(`${kind}.title`, { count: fields.length }), text: t(`${kind}.text`, { names: list }) };
      }
      case 'vat_number':
        return { title: t(`${kind}.title.${line.state}`), text: t(`${kind}.text.${line.state}`) };
      case 'storage':
        return {
          title: t(`${kind}.title`, { share: formats.percent(line.used / line.most) }),
          text: t(`${kind}.text.${line.of}`),
        };
      case 'parcels':
        return { title: t(`${kind}.title`, { count: line.count }), text: t(`${kind}.text`) };
      case 'public_holiday':
        return { title: t(`${kind}.title`, { day: formats.weekdayDay(noonOf(line.day)) }), text: t(`${kind}.text`) };
      case 'invitations': {
        const { count, expiresAt } = line;
        const text = t(`${kind}.text`, { count, when: formats.shortDayTime(expiresAt) });
        return { title: t(`${kind}.title`, { count }), text, search: { tab: 'team' } };
      }
      case 'services': {
        const text = t(`${kind}.text`, { brand: brands[initialData.brand].name });
        return { title: t(`${kind}.title`, { count: line.services.length }), text };
      }
      case 'profile': {
        const list = names(line.parts.map((part) => tHome(`part.${part}`)));
        return { title: t(`${kind}.title`, { count: line.parts.length }), text: t(`${kind}.text`, { names: list }) };
      }
    }
  };
}
