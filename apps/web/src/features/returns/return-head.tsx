import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { screens } from '@offizin/domain/access/screens';
import { orderScreens } from '@offizin/domain/access/twin-screens';
import { kindRules } from '@offizin/domain/returns/return-terms';
import { isOver, type ReturnView } from '@offizin/domain/returns/return-steps';
import { IconChevronDown, IconChevronUp, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import split from '../../parts/lists/split.module.css';
import { addressOf } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useSignedIn } from '../../platform/session.ts';
import { IconLink } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { type Step, Timeline } from '../../ui/timeline.tsx';
import classes from './returns.module.css';
import { pressureOf, toneOf, useDueLong, useStateName } from './return-words.ts';

interface HeadProps {
  readonly of: ReturnDetail;
  readonly view: ReturnView;
  /** The returns of the list, in its order. */
  readonly ids: readonly string[];
  readonly now: Date;
}

const day = 86_400_000;

/** Where the order is opened: whichever of the screens of orders is in this seller's menu. */
function OrderLink({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns');
  const { menu } = useSignedIn();
  const inMenu = new Set(menu.groups.flatMap(({ items }) => items.map(({ screen }) => screen)));
  const screen = of.readOnly ? 'fulfilment_orders' : orderScreens.find((id) => inMenu.has(id));
  const text = t('order', { number: of.orderNumber });
  if (screen === undefined || !inMenu.has(screen)) return <span>{text}</span>;
  return (
    <Link to={screens[screen].path} search={{ tab: 'managed', order: of.orderId }}>
      {text}
    </Link>
  );
}

/** On which day of the time for it the customer asked. */
function Day({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns');
  if (of.deliveredAt === null) return null;
  const days = Math.floor((Date.parse(of.requestedAt) - Date.parse(of.deliveredAt)) / day);
  return <span>{t('day', { day: days, days: kindRules[of.kind].untilDay })}</span>;
}

/** What happened, and what is waited for. */
function Steps({ of, now }: Pick<HeadProps, 'of' | 'now'>) {
  const t = useTranslations('returns');
  const formats = useFormats();
  const detail = (at: string, isSilent: boolean) =>
    isSilent ? t('silentStep', { day: formats.shortDay(at) }) : formats.shortDayTime(at);
  const isDone = 'done' as const;
  const steps: Step[] = of.steps.map(({ step, at, by }, index) => ({
    key: String(index),
    label: t(`step.${step}`),
    detail: detail(at, by === 'time' && step === 'refund'),
    state: isDone,
  }));
  if (of.deliveredAt !== null)
    steps.unshift({
      key: 'delivered',
      label: t('step.delivered'),
      detail: formats.shortDay(of.deliveredAt),
      state: isDone,
    });
  const last = steps.slice(-5);
  const isWaiting = !isOver(of.state) && of.dueAt !== null && Date.parse(of.dueAt) > now.getTime();
  if (isWaiting && of.dueAt !== null)
    last.push({
      key: 'next',
      label: of.state === 'on_the_way' ? t('step.receive') : t('step.decision'),
      detail: t('until', { when: formats.shortDay(of.dueAt) }),
      state: 'current',
    });
  return <Timeline steps={last.slice(-5)} across />;
}

/** What a return is, whose turn it is until when, and what has happened. */
export function ReturnHead({ of, view, ids, now }: HeadProps) {
  const t = useTranslations('returns');
  const { number } = useFormats();
  const dueOf = useDueLong();
  const stateOf = useStateName();
  const due = dueOf(of, now);
  const onPhone = useMedia(phone);
  const file = (
    <DownloadLink href={addressOf('GET /returns/:returnId/case-file', { params: { returnId: of.returnId } })}>
      {t('caseFile.button')}
    </DownloadLink>
  );
  const at = ids.indexOf(of.returnId);
  const way = (id: string | undefined) => ({
    isEnd: id === undefined,
    search: { ...(view !== 'open' && { view }), return: id ?? of.returnId },
  });
  return (
    <>
      <div className={split['head']}>
        <div>
          <h2>{t('number', { number: of.returnNo })}</h2>
          <Chip tone={toneOf(of)}>{stateOf(of)}</Chip>
          {due === null ? null : (
            <Chip tone={pressureOf(of, now)} icon={<IconClock aria-hidden />}>
              {due}
            </Chip>
          )}
          <p className={classes['facts']}>
            {of.customer === '' ? null : <span>{of.customer}</span>}
            <OrderLink of={of} />
            <span>{t(`why.${of.kind}`)}</span>
            <Day of={of} />
            {of.parcel === null ? null : <span>{of.parcel.trackingNumber}</span>}
          </p>
        </div>
        {onPhone ? null : file}
        {at === -1 ? null : (
          <div className={split['ways']}>
            <span>{t('place', { place: number(at + 1), count: number(ids.length) })}</span>
            <IconLink label={t('previous')} to="." {...way(ids[at - 1])}>
              <IconChevronUp aria-hidden />
            </IconLink>
            <IconLink label={t('next')} to="." {...way(ids[at + 1])}>
              <IconChevronDown aria-hidden />
            </IconLink>
          </div>
        )}
      </div>
      {onPhone ? <div>{file}</div> : null}
      <div className={classes['steps']}>
        <Steps of={of} now={now} />
      </div>
    </>
  );
}
