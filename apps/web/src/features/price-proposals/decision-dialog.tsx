import type { ProposalState } from '@offizin/domain/price-proposals/proposal';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AcceptQuestion, type AnswerProps } from './accept-question.tsx';
import type { Answer } from './decision-bar.tsx';
import { useEnding } from './ended-notice.tsx';
import { RejectQuestion } from './reject-question.tsx';

const questions = { accept: AcceptQuestion, reject: RejectQuestion } as const satisfies Record<Answer, unknown>;

/** What the seller was deciding has ended meanwhile: that is said where the question was. */
function Overtaken({ proposal, onClose, state }: AnswerProps & { state: Exclude<ProposalState, 'open'> }) {
  const tActions = useTranslations('actions');
  const { title, text } = useEnding()({ proposal, state });
  return (
    <Dialog
      title={title}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose} data-autofocus>
          {tActions('close')}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </Dialog>
  );
}

/** The question behind an answer, as long as it can be given. */
export function DecisionDialog({ answer, state, ...props }: AnswerProps & { answer: Answer; state: ProposalState }) {
  if (state !== 'open') return <Overtaken {...props} state={state} />;
  const Asked = questions[answer];
  return <Asked {...props} />;
}
