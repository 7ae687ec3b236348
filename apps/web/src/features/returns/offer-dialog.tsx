import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { readTypedAmount } from '../../platform/typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { ConfirmButton } from './confirm-button.tsx';
import classes from './returns.module.css';
import { useCustomer } from './return-words.ts';
import { isAboveLimit } from './use-decision.ts';
import { useKeptText } from './use-kept-text.ts';
import { useStep } from './use-step.ts';

/** Offers a part while the goods stay with the customer, once in a case. */
export function OfferDialog({ of, onClose }: { of: ReturnDetail; onClose: () => void }) {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const customerOf = useCustomer();
  const [typed, setTyped] = useKeptText(of, 'offer');
  const amount = readTypedAmount(typed);
  const isRight = amount !== null && amount > 0 && amount < of.atStake.amount;
  const sum = { amount: amount ?? 0, currency: of.atStake.currency };
  const isProposal = isRight && isAboveLimit(of, sum.amount);
  const limit = formats.money({ amount: of.limit ?? 0, currency: of.atStake.currency });
  const send = useStep(of, {
    send: () =>
      call('POST /returns/:returnId/offer', {
        params: { returnId: of.returnId },
        body: { version: of.version, amount: amount ?? 0, text: '' },
      }),
    done: t('done.offer'),
    onDone: onClose,
  });
  return (
    <Dialog
      title={t('ask.offer')}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <ConfirmButton
            tone="primary"
            isReady={isRight}
            running={send.isPending && t('ask.sending')}
            onClick={() => send.mutate()}
          >
            {isProposal ? t('ask.proposeConfirm', { amount: formats.money(sum) }) : t('ask.offerConfirm')}
          </ConfirmButton>
        </>
      }
    >
      <div className={classes['question']}>
        <p>{t('ask.offerText', { name: customerOf(of) })}</p>
        {isProposal ? <p>{t('ask.proposeText', { limit })}</p> : null}
        <TextInput
          label={t('ask.offerAmount')}
          value={typed}
          inputMode="decimal"
          data-autofocus
          error={typed === '' || isRight ? null : t('items.wrongAmount', { amount: formats.money(of.atStake) })}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </div>
    </Dialog>
  );
}
