import type { PayoutView } from '@offizin/contract/payout/seller';
import { brands } from '@offizin/domain/brand/brands';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { ChangeButton } from '../../parts/change-button.tsx';
import { Question } from '../../ui/question.tsx';
import classes from './payout.module.css';
import { usePayoutChange } from './use-payout-change.ts';

/** Stopping all payouts takes the marketplace to undo: it is asked for once more. */
function BlockQuestion({ onClose }: { onClose: () => void }) {
  const t = useTranslations('payout');
  const tActions = useTranslations('actions');
  const brand = brands[initialData.brand].name;
  const block = usePayoutChange(
    () => call('POST /payout/block', {}),
    () => {
      showSnackbar('success', t('block.done'));
      onClose();
    },
  );
  return (
    <Question
      title={t('block.title')}
      cancel={tActions('cancel')}
      confirm={t('block.confirm')}
      running={block.isPending && t('block.running')}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    >
      {t('block.text', { brand })}
    </Question>
  );
}

/** Why nothing is paid to this account now, and what to do where it is a stranger's. */
function Hold({ view }: { view: PayoutView }) {
  const t = useTranslations('payout');
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { name, support } = brands[initialData.brand];
  const isBlocked = view.holds.some(({ reason }) => reason === 'blocked');
  const until = view.holds.find(({ reason }) => reason === 'bank_account')?.until ?? null;
  const askButton = (chunks: ReactNode) => (
    <button type="button" className={classes['inline']} onClick={() => setIsAsking(true)}>
      {chunks}
    </button>
  );
  if (!isBlocked && until === null) return null;
  return (
    <div className={classes['hold']} data-tone={isBlocked ? 'red' : 'amber'}>
      <IconLock size={16} aria-hidden />
      <div>
        <b>{isBlocked ? t('blocked.title') : t('hold.title', { when: formats.dayTime(until ?? '') })}</b>
        <p>
          {isBlocked
            ? t('blocked.text', { brand: name, phone: support.phone })
            : t.rich('hold.text', { hours: formats.number(view.holdHours), block: askButton })}
        </p>
      </div>
      {isAsking ? <BlockQuestion onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

/** The account that is paid, by its end, and what a change of it holds up. */
export function BankCard({ view, onChangeIban }: { view: PayoutView; onChangeIban: () => void }) {
  const t = useTranslations('payout');
  const formats = useFormats();
  const { iban, holder, changedAt, changedBy } = view.bank;
  const who = changedBy ?? brands[initialData.brand].name;
  const change = (
    <ChangeButton area="payout" size="small" onClick={onChangeIban}>
      {t('bank.change')}
    </ChangeButton>
  );
  return (
    <Card title={t('bank.title')} action={change}>
      {iban === null ? (
        <CardText>{t('bank.none')}</CardText>
      ) : (
        <dl className={classes['facts']}>
          <div>
            <dt>{t('bank.iban')}</dt>
            <dd>{iban}</dd>
          </div>
          <div>
            <dt>{t('bank.changed')}</dt>
            <dd>{changedAt === null ? '–' : t('bank.by', { when: formats.dayTime(changedAt), who })}</dd>
          </div>
          <div>
            <dt>{t('bank.holder')}</dt>
            <dd>{holder ?? '–'}</dd>
          </div>
        </dl>
      )}
      <Hold view={view} />
    </Card>
  );
}
