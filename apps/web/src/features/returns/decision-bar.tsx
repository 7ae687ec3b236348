import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { IconBan, IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { CaseDialog, type CaseAct } from './case-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { type Restock, RestockFields, useRestock } from './restock.tsx';
import { useBlocked } from './use-blocked.ts';
import { RefundQuestion } from './refund-question.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import classes from './returns.module.css';
import { type Decision, isAboveLimit, restOfCase } from './use-decision.ts';
import { useStep } from './use-step.ts';

/** What a decision lacks, in words; null where nothing does. */
function useLacking({ lacks }: Decision, { sale, atStake }: ReturnDetail): string | null {
  const t = useTranslations('returns.bar');
  const { money } = useFormats();
  if (lacks.sale)
    return t('most', { amount: money({ amount: Math.max(0, sale?.sold ?? 0), currency: atStake.currency }) });
  const words = (['amount', 'reason', 'text', 'file'] as const).filter((what) => lacks[what]).map((what) => t(what));
  return words.length === 0 ? null : t('lacking', { what: words.join(', ') });
}

function sendDecision({ returnId, version }: ReturnDetail, decision: Decision, restock: Restock['body']) {
  const { items, text, evidence, effect } = decision;
  const made = { items, text: text.trim(), files: [...evidence.files], total: effect.total };
  return call('POST /returns/:returnId/decide', { params: { returnId }, body: { version, ...made, restock } });
}

/** Gives back after all what is left. */
const giveIn = (of: ReturnDetail) =>
  call('POST /returns/:returnId/give-in', {
    params: { returnId: of.returnId },
    body: { version: of.version, total: restOfCase(of).total },
  });

interface ActsProps {
  readonly of: ReturnDetail;
  readonly now: Date;
}

/** What can be done beside giving back what is chosen: refuse everything, offer a part, let the goods come. */
export function DecisionActs({ of, now }: ActsProps) {
  const t = useTranslations('returns');
  const blocked = useBlocked();
  const [asked, setAsked] = useState<'refuse' | 'offer' | null>(null);
  const { returnId, version, mayDo } = of;
  const accept = useStep(of, {
    send: () => call('POST /returns/:returnId/accept', { params: { returnId }, body: { version } }),
    done: t('done.accept'),
  });
  const drop = useStep(of, {
    send: () => call('POST /returns/:returnId/drop', { params: { returnId }, body: { version } }),
    done: t('done.drop'),
  });
  const close = () => setAsked(null);
  const common = { area: 'returns', refusal: blocked } as const;
  return (
    <div className={classes['acts']}>
      {mayDo.includes('refuse') ? (
        <ChangeButton
          {...common}
          tone="danger"
          icon={<IconBan size={16} aria-hidden />}
          onClick={() => setAsked('refuse')}
        >
          {t('bar.refuse')}
        </ChangeButton>
      ) : null}
      {mayDo.includes('drop') ? (
        <ChangeButton {...common} running={drop.isPending && t('ask.sending')} onClick={() => drop.mutate()}>
          {t('bar.drop')}
        </ChangeButton>
      ) : null}
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
      {asked === 'refuse' ? <RefuseDialog of={of} now={now} onClose={close} /> : null}
      {asked === 'offer' ? <OfferDialog of={of} onClose={close} /> : null}
    </div>
  );
}

interface BarProps extends ActsProps {
  readonly decision: Decision;
}

/** The sum that goes back, to be given back for good; on phones with its cost above, and everything else at the end of the page. */
export function DecisionBar({ of, decision, now }: BarProps) {
  const t = useTranslations('returns');
  const formats = useFormats();
  const onPhone = useMedia(phone);
  const blocked = useBlocked();
  const lacking = useLacking(decision, of);
  const [isAsked, setIsAsked] = useState(false);
  // The filled button is the answer to what waits.
  const isWaiting = of.proposal?.sentBack === null;
  const restock = useRestock(of, decision);
  const { currency } = of.atStake;
  const sum = decision.refunds.reduce((total, amount) => total + amount, 0) - decision.effect.shippingRefund;
  const amount = formats.money({ amount: sum, currency });
  const isNothing = decision.step === 'refuse';
  const isProposal = isAboveLimit(of, sum);
  const limit = formats.money({ amount: of.limit ?? 0, currency });
  const note = lacking ?? (isProposal ? t('bar.limit', { limit }) : t('bar.final'));
  return (
    <div className={classes['bar']}>
      {onPhone ? (
        <span className={classes['cost']}>
          {lacking ?? (isProposal ? note : t('effect.total'))}
          {lacking === null ? <b>{formats.money({ amount: decision.effect.total, currency })}</b> : null}
        </span>
      ) : (
        <>
          <DecisionActs of={of} now={now} />
          <span className={classes['final']}>{note}</span>
        </>
      )}
      <ChangeButton
        area="returns"
        tone={isWaiting ? 'default' : 'primary'}
        icon={<IconReceiptRefund size={16} aria-hidden />}
        refusal={blocked ?? (isNothing ? t('bar.lacking', { what: t('bar.amount') }) : lacking)}
        onClick={() => setIsAsked(true)}
      >
        {isProposal ? t('bar.propose', { amount }) : t('bar.refund', { amount })}
      </ChangeButton>
      {isAsked ? (
        <RefundQuestion
          of={of}
          sum={sum}
          step="refund"
          send={() => sendDecision(of, decision, restock.body)}
          onClose={() => setIsAsked(false)}
        >
          <RestockFields {...restock} />
        </RefundQuestion>
      ) : null}
    </div>
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
      {asked === 'give_in' ? (
        <RefundQuestion of={of} sum={restOfCase(of).sum} step="give_in" send={() => giveIn(of)} onClose={close} />
      ) : null}
      {asked === 'evidence' || asked === 'appeal' ? <CaseDialog act={asked} of={of} onClose={close} /> : null}
    </div>
  );
}
