import type { HomeLine } from '@offizin/contract/home/seller';
import { homeLines, type HomeLineId, lineTarget } from '@offizin/domain/home/home-lines';
import { type ScreenId, screens } from '@offizin/domain/access/screens';
import {
  type Icon,
  IconAlertCircle,
  IconBriefcase,
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarOff,
  IconChartBar,
  IconChevronRight,
  IconCircleCheck,
  IconCoin,
  IconDatabase,
  IconFileInvoice,
  IconHandStop,
  IconMailForward,
  IconPlugConnected,
  IconPlugConnectedX,
  IconReceiptTax,
  IconTruckLoading,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { useLineWords } from './line-words.ts';
import type { LineWords } from './money-words.ts';
import classes from './home.module.css';

const icons: Readonly<Record<HomeLineId, Icon>> = {
  not_on_sale: IconAlertCircle,
  feed_held: IconPlugConnectedX,
  feed_failing: IconPlugConnectedX,
  price_rule_held: IconHandStop,
  price_proposals: IconCoin,
  performance: IconChartBar,
  payout: IconBuildingBank,
  invoices: IconFileInvoice,
  payout_account: IconBuildingBank,
  vat_number: IconReceiptTax,
  company_data: IconBriefcase,
  storage: IconDatabase,
  parcels: IconTruckLoading,
  public_holiday: IconCalendarOff,
  invitations: IconMailForward,
  services: IconPlugConnected,
  profile: IconBuildingStore,
};

/** What of a screen a line is about that leads to it, where its words name nothing more exact. */
const searchOf: Readonly<Partial<Record<ScreenId, Record<string, string>>>> = { my_products: { status: 'inactive' } };

function Line({ kind, words }: { kind: HomeLineId; words: LineWords }) {
  const t = useTranslations('home.line');
  const target = lineTarget(kind, subjectOf(useSignedIn()));
  const Shape = icons[kind];
  if (target === null) return null;
  return (
    <li>
      <Link to={screens[target].path} search={words.search ?? searchOf[target] ?? {}} className={classes['line']}>
        <Shape size={20} stroke={1.75} data-tone={homeLines[kind].tone} aria-hidden />
        <span className={classes['words']}>
          <b>{words.title}</b>
          <span>{words.text}</span>
        </span>
        <span className={classes['do']}>{t(`${kind}.action`)}</span>
        <IconChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

/** Everything but the orders of the day, the most urgent first. */
export function LineList({ lines }: { lines: readonly HomeLine[] }) {
  const t = useTranslations('home.lines');
  const { number } = useFormats();
  const wordsOf = useLineWords();
  if (lines.length === 0)
    return (
      <section className={classes['nothing']} aria-label={t('title')}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        <span className={classes['words']}>
          <b>{t('nothing')}</b>
          <span>{t('nothingText')}</span>
        </span>
      </section>
    );
  return (
    <section className={classes['lines']} aria-label={t('title')}>
      <div className={classes['linesHead']}>
        <h2>{t('title')}</h2>
        <span className={classes['count']}>{number(lines.length)}</span>
        <span className={classes['note']}>{t('note')}</span>
      </div>
      <ul>
        {lines.map((line) => (
          <Line key={line.kind} kind={line.kind} words={wordsOf(line)} />
        ))}
      </ul>
    </section>
  );
}
