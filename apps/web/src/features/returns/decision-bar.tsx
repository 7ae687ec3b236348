import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { IconBan, IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';
import { Question } from '../../ui/question.tsx';
import { CaseDialog, type CaseAct } from './case-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import classes from './returns.module.css';
import { useCustomer } from './return-words.ts';
import { costOfAll, type Decision } from './use-decision.ts';
import { useStep } from './use-step.ts';

/** Why nothing can be done now: no connection, or somebody of the marketplace acts for the shop. */
export function useBlocked(): string | null {
  const t = useTranslations('returns');
  const impersonation = useTranslations('errors.code.access')('impersonation');
  const isOffline = useOfflineSince() !== null;
  const { session } = useSignedIn();
  if (session.impersonatedBy !== null) return impersonation;
  return isOffline ? t('offline') : null;
}

/** What a decision lacks, in words; null where nothing does. */
function useLacking({ lacks }: Decision): string | null {
  const t = useTranslations('returns.bar');
  const words = (['amount', 'reason', 'text', 'file'] as const).filter((what) => lacks[what]).map((what) => t(what));
  return words.length === 0 ? null : t('lacking', { what: words.join(', ') });
}

/** Asks once more before money goes back for good, and sends the decision. */
function RefundQuestion({ of, decision, onClose }: { of: ReturnDetail; decision: Decision; onClose: () => void }) {
  const t = useTranslations('returns.ask');
  const tDone = useTranslations('returns.done');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const customerOf = useCustomer();
  const sum = decision.refunds.reduce((total, amount) => total + amount, 0) - decision.effect.shippingRefund;
  const amount = formats.money({ amount: sum, currency: of.atStake.currency });
  const send = useStep(of, {
    send: () =>
      call('POST /returns/:returnId/decide', {
        params: { returnId: of.returnId },
        body: {
          version: of.version,
          items: decision.items,
          text: decision.text.trim(),
          files: [...decision.evidence.files],
          total: decision.effect.total,
        },
      }),
    done: tDone('refund', { amount }),
    onDone: onClose,
  });
  return (
    <Question
      title={t('refund', { amount })}
      cancel={tActions('cancel')}
      confirm={t('confirm', { amount })}
      running={send.isPending && t('running')}
      isDanger={false}
      onConfirm={() => send.mutate()}
      onClose={onClose}
    >
      <p>{t('refundText', { name: customerOf(of), amount })}</p>
    </Question>
  );
}

interface BarProps {
  readonly of: ReturnDetail;
  readonly decision: Decision;
  readonly now: Date;
}

/** The answers to a return that waits for the shop: give back what is chosen, refuse everything, or let it come. */
export function DecisionBar({ of, decision, now }: BarProps) {
  const t = useTranslations('returns');
  const formats = useFormats();
  const blocked = useBlocked();
  const lacking = useLacking(decision);
  const [asked, setAsked] = useState<'refund' | 'refuse' | 'offer' | null>(null);
  const { returnId, version, mayDo } = of;
  const accept = useStep(of, {
    send: () => call('POST /returns/:returnId/accept', { params: { returnId }, body: { version } }),
    done: t('done.accept'),
  });
  const sum = decision.refunds.reduce((total, amount) => total + amount, 0) - decision.effect.shippingRefund;
  const amount = formats.money({ amount: sum, currency: of.atStake.currency });
  const close = () => setAsked(null);
  const common = { area: 'returns', refusal: blocked } as const;
  const isNothing = decision.step === 'refuse';
  return (
    <div className={classes['bar']}>
      <ChangeButton
        {...common}
        tone="danger"
        icon={<IconBan size={16} aria-hidden />}
        onClick={() => setAsked('refuse')}
      >
        {t('bar.refuse')}
      </ChangeButton>
      {mayDo.includes('offer') ? (
        <ChangeButton {...common} tone="ghost" onClick={() => setAsked('offer')}>
          {t('bar.offer')}
        </ChangeButton>
      ) : null}
      {mayDo.includes('accept') ? (
        <ChangeButton {...common} running={accept.isPending && t('ask.sending')} onClick={() => accept.mutate()}>
          {t('bar.accept')}
        </ChangeButton>
      ) : null}
      <span className={classes['final']}>{lacking === null ? t('bar.final') : lacking}</span>
      <ChangeButton
        area="returns"
        tone="primary"
        icon={<IconReceiptRefund size={16} aria-hidden />}
        refusal={blocked ?? (isNothing ? t('bar.lacking', { what: t('bar.amount') }) : lacking)}
        onClick={() => setAsked('refund')}
      >
        {t('bar.refund', { amount })}
      </ChangeButton>
      {asked === 'refund' ? <RefundQuestion of={of} decision={decision} onClose={close} /> : null}
      {asked === 'refuse' ? <RefuseDialog of={of} now={now} onClose={close} /> : null}
      {asked === 'offer' ? <OfferDialog of={of} onClose={close} /> : null}
    </div>
  );
}

/** Gives everything back after all. */
function GiveInQuestion({ of, onClose }: { of: ReturnDetail; onClose: () => void }) {
  const t = useTranslations('returns.ask');
  const tDone = useTranslations('returns.done');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const customerOf = useCustomer();
  const amount = formats.money(of.atStake);
  const { total } = costOfAll(of);
  const send = useStep(of, {
    send: () =>
      call('POST /returns/:returnId/give-in', {
        params: { returnId: of.returnId },
        body: { version: of.version, total },
      }),
    done: tDone('give_in', { amount }),
    onDone: onClose,
  });
  return (
    <Question
      title={t('refund', { amount })}
      cancel={tActions('cancel')}
      confirm={t('confirm', { amount })}
      running={send.isPending && t('running')}
      isDanger={false}
      onConfirm={() => send.mutate()}
      onClose={onClose}
    >
      <p>{t('refundText', { name: customerOf(of), amount })}</p>
    </Question>
  );
}

/** What the shop may still do once it has decided, or while others have to. */
export function LaterBar({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns');
  const blocked = useBlocked();
  const [asked, setAsked] = useState<'give_in' | CaseAct | null>(null);
  const { returnId, version, mayDo, state } = of;
  const params = { returnId };
  const receive = useStep(of, {
    send: () => call('POST /returns/:returnId/receive', { params, body: { version } }),
    done: t('done.receive'),
  });
  const withdraw = useStep(of, {
    send: () => call('POST /returns/:returnId/withdraw-offer', { params, body: { version } }),
    done: t('done.withdraw_offer'),
  });
  const maySend = state === 'escalated' && !of.readOnly;
  if (mayDo.length === 0 && !maySend) return null;
  const common = { area: 'returns', refusal: blocked } as const;
  const close = () => setAsked(null);
  return (
    <div className={classes['bar']}>
      {mayDo.includes('withdraw_offer') ? (
        <ChangeButton {...common} running={withdraw.isPending && t('ask.sending')} onClick={() => withdraw.mutate()}>
          {t('bar.withdrawOffer')}
        </ChangeButton>
      ) : null}
      {mayDo.includes('give_in') ? (
        <ChangeButton {...common} onClick={() => setAsked('give_in')}>
          {t('bar.giveIn')}
        </ChangeButton>
      ) : null}
      {maySend ? (
        <ChangeButton {...common} tone={of.evidenceWanted ? 'primary' : 'default'} onClick={() => setAsked('evidence')}>
          {t('bar.evidence')}
        </ChangeButton>
      ) : null}
      {mayDo.includes('appeal') ? (
        <ChangeButton {...common} onClick={() => setAsked('appeal')}>
          {t('bar.appeal')}
        </ChangeButton>
      ) : null}
      {mayDo.includes('receive') ? (
        <ChangeButton
          {...common}
          tone="primary"
          running={receive.isPending && t('ask.sending')}
          onClick={() => receive.mutate()}
        >
          {t('bar.receive')}
        </ChangeButton>
      ) : null}
      {asked === 'give_in' ? <GiveInQuestion of={of} onClose={close} /> : null}
      {asked === 'evidence' || asked === 'appeal' ? <CaseDialog act={asked} of={of} onClose={close} /> : null}
    </div>
  );
}
