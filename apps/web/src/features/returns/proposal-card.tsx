import type { Proposal, ReturnDetail } from '@offizin/contract/returns/seller';
import { mayIn } from '@offizin/domain/access/roles';
import { IconArrowBackUp, IconCrown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSignedIn } from '../../platform/session.ts';
import { useBlocked } from './use-blocked.ts';
import classes from './proposal-card.module.css';
import { useWhen } from './return-words.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import { costOfProposal, restOfCase } from './use-decision.ts';
import { useStep } from './use-step.ts';

interface ProposalProps {
  readonly of: ReturnDetail;
  readonly proposal: Proposal;
}

/** What is proposed, with the money that it comes to now. */
function useProposed() {
  const t = useTranslations('returns.proposal');
  const { money } = useFormats();
  return ({ of, proposal }: ProposalProps) =>
    t(`act.${proposal.step}`, {
      amount: money({ amount: costOfProposal(of, proposal).sum, currency: of.atStake.currency }),
    });
}

const useProposer = () => {
  const t = useTranslations('returns.proposal');
  return ({ name, by }: Proposal) => name ?? t(`who.${by}`);
};

/** What the deadline does meanwhile: it goes on, and silence has its effect. */
function Deadline({ of, now }: { of: ReturnDetail; now: Date }) {
  const t = useTranslations('returns.proposal');
  const { money } = useFormats();
  const whenOf = useWhen();
  const { dueAt, silence } = of;
  if (dueAt === null || (silence !== 'refund' && silence !== 'accept' && silence !== 'drop'))
    return <p>{t('goesOn')}</p>;
  const amount = money({ amount: restOfCase(of).sum, currency: of.atStake.currency });
  return <p data-due>{t(`until.${silence}`, { when: whenOf(dueAt, now), amount })}</p>;
}

/** Why it is with the owner, and what goes with it. */
function Reasons({ of, proposal }: ProposalProps) {
  const t = useTranslations('returns.proposal');
  const { money } = useFormats();
  const { currency } = of.atStake;
  const { limit, sum, by, text, restocked } = proposal;
  const isMore = sum !== costOfProposal(of, proposal).sum;
  return (
    <>
      <p>
        {t('why', { limit: money({ amount: limit, currency }), who: t(`who.${by}`) })}
        {isMore ? ` ${t('inAll', { sum: money({ amount: sum, currency }) })}` : null}
      </p>
      {text === null ? null : <p>{t('words', { text })}</p>}
      {restocked === 0 ? null : <p>{t('restocked', { count: restocked })}</p>}
    </>
  );
}

/** What the owner answers: yes with the money named, or back with a word. */
function OwnerActs({ of, proposal }: ProposalProps) {
  const t = useTranslations('returns');
  const { money } = useFormats();
  const proposerOf = useProposer();
  const blocked = useBlocked();
  const [isSendingBack, setSendingBack] = useState(false);
  const { returnId, version } = of;
  const { sum, total } = costOfProposal(of, proposal);
  const amount = money({ amount: sum, currency: of.atStake.currency });
  const accept = useStep(of, {
    send: () => call('POST /returns/:returnId/accept-proposal', { params: { returnId }, body: { version, total } }),
    done: proposal.step === 'offer' ? t('done.offered', { amount }) : t('done.refund', { amount }),
  });
  return (
    <>
      <ChangeButton
        area="returns"
        tone="primary"
        refusal={blocked}
        running={accept.isPending && t('ask.sending')}
        onClick={() => accept.mutate()}
      >
        {t(`proposal.accept.${proposal.step}`, { amount })}
      </ChangeButton>
      <ChangeButton area="returns" refusal={blocked} onClick={() => setSendingBack(true)}>
        {t('proposal.sendBack')}
      </ChangeButton>
      {isSendingBack ? (
        <SendBackDialog of={of} name={proposerOf(proposal)} onClose={() => setSendingBack(false)} />
      ) : null}
    </>
  );
}

function ShopActs({ of }: { of: ReturnDetail }) {
  const t = useTranslations('returns');
  const blocked = useBlocked();
  const { returnId, version } = of;
  const withdraw = useStep(of, {
    send: () => call('POST /returns/:returnId/withdraw-proposal', { params: { returnId }, body: { version } }),
    done: t('done.withdrawProposal'),
  });
  return (
    <ChangeButton
      area="returns"
      refusal={blocked}
      running={withdraw.isPending && t('ask.sending')}
      onClick={() => withdraw.mutate()}
    >
      {t('proposal.withdraw')}
    </ChangeButton>
  );
}

/** A proposal that the owner sent back: what they said, until the shop decides again. */
function SentBack({ of, proposal }: ProposalProps) {
  const t = useTranslations('returns.proposal');
  const proposedOf = useProposed();
  if (proposal.sentBack === null) return null;
  const { name, text } = proposal.sentBack;
  const title = t('returned', { name: name ?? proposal.owners.join(', '), act: proposedOf({ of, proposal }) });
  return (
    <section className={classes['proposal']} aria-label={title}>
      <IconArrowBackUp aria-hidden />
      <div>
        <h3>{title}</h3>
        <blockquote>{text}</blockquote>
      </div>
    </section>
  );
}

/** A decision above somebody's limit: everybody of the shop sees who proposed what and what is next, the owner answers it (ORD-22). */
export function ProposalCard({ of, now }: { of: ReturnDetail; now: Date }) {
  const t = useTranslations('returns.proposal');
  const { money } = useFormats();
  const { session } = useSignedIn();
  const proposedOf = useProposed();
  const proposerOf = useProposer();
  const { proposal } = of;
  if (proposal === null) return null;
  if (proposal.sentBack !== null) return <SentBack of={of} proposal={proposal} />;
  const isOwner = mayIn(session.role, 'team', 'write');
  const [act, name] = [proposedOf({ of, proposal }), proposerOf(proposal)];
  const limit = money({ amount: proposal.limit, currency: of.atStake.currency });
  const title = isOwner ? t('asks', { name, act }) : t('title', { limit });
  return (
    <section className={classes['proposal']} aria-label={title}>
      <IconCrown aria-hidden />
      <div>
        <h3>{title}</h3>
        {isOwner ? null : <p>{t('waits', { act, name, owners: proposal.owners.join(', ') })}</p>}
        <Reasons of={of} proposal={proposal} />
        <Deadline of={of} now={now} />
        <div className={classes['acts']}>
          {isOwner ? <OwnerActs of={of} proposal={proposal} /> : <ShopActs of={of} />}
          {isOwner && of.mayDo.includes('refund') ? <span>{t('otherwise')}</span> : null}
        </div>
      </div>
    </section>
  );
}
