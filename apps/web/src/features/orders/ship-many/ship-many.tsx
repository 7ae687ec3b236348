import type { ChosenOrder } from '@offizin/contract/orders/batches';
import { IconAlertCircle, IconChevronLeft, IconDownload, IconRefresh, IconTruckDelivery } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { saveText } from '../../../platform/save-file.ts';
import { useBeforeSessionEnds } from '../../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../../platform/use-kept-fields.ts';
import { keepDraft } from '../../../platform/form-drafts.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconLink } from '../../../ui/button-link.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useStartBatch } from '../batches/batch-queries.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';
import { groupOf, lineGroups, type LineGroup } from './line-groups.ts';
import { MatchedTable } from './matched-table.tsx';
import { PastePanel } from './paste-panel.tsx';
import classes from './ship-many.module.css';
import { typedText, typeList } from './typed-list.ts';
import { type ListedLine, type MatchedLines, useMatchedLines } from './use-matched-lines.ts';

const keptName = 'orders/ship-many';

/** What was pasted is found again after signing in. */
function useKeptList(): void {
  const [kept] = useKeptFields(keptName);
  useState(() => {
    if (typeof kept?.typed === 'string' && typedText() === '') typeList(kept.typed);
  });
  useBeforeSessionEnds({
    keep: () => {
      if (typedText() !== '') keepDraft(keptName, [{ name: 'list', saved: null, typed: typedText() }]);
    },
  });
}

const isReady = (listed: ListedLine): boolean => groupOf(listed) === 'ready';

/** The orders that are ready, as a batch takes them. */
function chosenOf(lines: readonly ListedLine[]): ChosenOrder[] {
  return lines.filter(isReady).flatMap(({ match }) => {
    if (match === undefined || match.order === null || match.courier === null) return [];
    const { trackingNumber, courier, order } = match;
    return [
      {
        orderId: order.id,
        version: order.version,
        dispatch: { courier, ...(trackingNumber !== '' && { trackingNumber }) },
      },
    ];
  });
}

function Groups({
  lines,
  group,
  onChoose,
}: {
  lines: readonly ListedLine[];
  group: LineGroup;
  onChoose: (group: LineGroup) => void;
}) {
  const t = useTranslations('shipMany');
  const { number } = useFormats();
  const count = (each: LineGroup) => (each === 'all' ? lines : lines.filter((line) => groupOf(line) === each)).length;
  return (
    <div className={classes['groups']} role="group" aria-label={t('group.label')}>
      {lineGroups.map((each) => (
        <button key={each} type="button" aria-pressed={each === group} data-group={each} onClick={() => onChoose(each)}>
          <span>{t(`group.${each}`)}</span>
          <b>{number(count(each))}</b>
        </button>
      ))}
    </div>
  );
}

/** What will happen, and the button that lets it happen. */
function Foot({ matched, search }: { matched: MatchedLines; search: OrderSearch }) {
  const t = useTranslations('shipMany');
  const navigate = useNavigate();
  const start = useStartBatch();
  const orders = chosenOf(matched.lines);
  const left = matched.lines.filter((line) => !isReady(line));
  const send = async () => {
    await start.mutateAsync({ action: 'process', orders });
    void navigate({ to: '.', search: listSearch(search) });
  };
  const saveLeft = () =>
    saveText(
      t('leftFile'),
      left.map(({ written }) => [written.order, written.tracking, written.postalCode].join(';')).join('\r\n'),
    );
  return (
    <div className={classes['foot']}>
      <p role="status">
        <b>{t('will', { count: orders.length })}</b>
        <span>{t('stay', { count: left.length })}</span>
      </p>
      {left.length === 0 ? null : (
        <Button tone="ghost" icon={<IconDownload size={16} aria-hidden />} onClick={saveLeft}>
          {t('download', { count: left.length })}
        </Button>
      )}
      <ChangeButton
        area="orders"
        tone="primary"
        icon={<IconTruckDelivery size={16} aria-hidden />}
        refusal={orders.length === 0 ? t('noneReady') : null}
        running={start.isPending && t('sending')}
        onClick={() => void send()}
      >
        {t('send', { count: orders.length })}
      </ChangeButton>
    </div>
  );
}

function Preview({ matched }: { matched: MatchedLines }) {
  const t = useTranslations('shipMany');
  const tActions = useTranslations('actions');
  const [group, setGroup] = useState<LineGroup>('all');
  const { lines, error, retry } = matched;
  if (error !== null)
    return (
      <StatePanel icon={<IconAlertCircle />} tone="red" title={t('failed.title')} text={t('failed.text')}>
        <Button icon={<IconRefresh size={16} aria-hidden />} onClick={retry}>
          {tActions('tryAgain')}
        </Button>
      </StatePanel>
    );
  if (lines.length === 0)
    return <StatePanel icon={<IconTruckDelivery />} title={t('nothing.title')} text={t('nothing.text')} />;
  const shown = group === 'all' ? lines : lines.filter((line) => groupOf(line) === group);
  return (
    <>
      <Groups lines={lines} group={group} onChoose={setGroup} />
      <MatchedTable lines={shown} />
    </>
  );
}

/** Sends many orders by what their courier says: pasted or dropped, seen as it will be, then sent (ORD-18). */
export function ShipMany({ search }: { search: OrderSearch }) {
  const t = useTranslations('shipMany');
  useKeptList();
  const matched = useMatchedLines();
  return (
    <>
      <div className={classes['head']}>
        <IconLink label={t('back')} to="." search={{ ...listSearch(search) }}>
          <IconChevronLeft aria-hidden />
        </IconLink>
        <PageHead title={t('title')} />
      </div>
      <div className={classes['split']}>
        <PastePanel matched={matched} />
        <div className={classes['preview']} aria-busy={matched.isMatching}>
          <Preview matched={matched} />
        </div>
      </div>
      <Foot matched={matched} search={search} />
    </>
  );
}
