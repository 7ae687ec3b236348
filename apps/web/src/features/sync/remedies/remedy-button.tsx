import type { SyncCause, SyncFinding } from '@offizin/contract/sync/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { isConfirmed, offeredRemedy, wayOf } from './remedy-kinds.ts';
import { useFocusHandedOn, useRemedyDesk } from './remedy-desk.tsx';
import { useStartRemedy } from './start-remedy.ts';
import { useDismiss } from './use-dismiss.ts';
import { useMoney } from '../use-money.ts';

/** What a cause offers for all of its products; the button shows it while it runs. */
export function CauseRemedy({
  cause,
  counted = false,
  ...rest
}: {
  cause: SyncCause;
  counted?: boolean;
  'data-tour'?: string;
}) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const desk = useRemedyDesk();
  const start = useStartRemedy();
  const button = useFocusHandedOn();
  const remedy = offeredRemedy(cause);
  const shown =
    counted && isConfirmed(remedy) ? t(`action.${remedy}`, { count: number(cause.products) }) : t(`remedy.${remedy}`);
  return (
    <ChangeButton
      ref={button}
      area="offers"
      size="small"
      tone={cause.colour === 'red' ? 'default' : 'ghost'}
      running={desk.isRunning({ finding: cause.finding }) && t('action.running')}
      aria-label={`${shown}: ${t(`title.${cause.finding}`)}`}
      onClick={() => start(cause)}
      {...rest}
    >
      {shown}
    </ChangeButton>
  );
}

/** What can be done for one product by itself. */
export function FindingRemedy({ cause, found }: { cause: SyncCause; found: SyncFinding }) {
  const t = useTranslations('sync');
  const money = useMoney();
  const desk = useRemedyDesk();
  const button = useFocusHandedOn();
  const { finding, subject, remedyPrice, product } = found;
  const way = wayOf(cause.remedy);
  const ofProduct = product === null ? undefined : { 'aria-describedby': `name-${subject}` };
  if (way === 'stock' || way === 'choose') {
    return (
      <ChangeButton
        ref={button}
        area="offers"
        tone="link"
        size="small"
        onClick={() => desk.ask({ cause, found })}
        running={desk.isRunning({ finding, subject }) && t('action.running')}
        {...ofProduct}
      >
        {t(`remedy.${cause.remedy}`)}
      </ChangeButton>
    );
  }
  if (way !== 'confirm') return null;
  if (cause.remedy !== 'reactivate' && remedyPrice === null) return t('action.noPrice');
  return (
    <ChangeButton
      ref={button}
      area="offers"
      tone="link"
      size="small"
      onClick={() => desk.fix({ finding, subject })}
      running={desk.isRunning({ finding, subject }) && t('action.running')}
      {...ofProduct}
    >
      {remedyPrice === null ? t('remedy.reactivate') : t('action.setTo', { price: money(remedyPrice) })}
    </ChangeButton>
  );
}

/** Puts the result of a row away that named no product. */
export function DismissButton({ found: { finding, subject } }: { found: SyncFinding }) {
  const t = useTranslations('sync.action');
  const dismissing = useDismiss();
  const button = useFocusHandedOn();
  return (
    <ChangeButton
      ref={button}
      area="offers"
      tone="link"
      size="small"
      onClick={() => dismissing.mutate({ finding, subject })}
      running={dismissing.isPending && t('running')}
      aria-describedby={`name-${subject}`}
    >
      {t('dismiss')}
    </ChangeButton>
  );
}
