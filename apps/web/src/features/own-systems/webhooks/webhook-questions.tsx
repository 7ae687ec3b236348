import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import type { AddedWebhook } from './webhook-dialog.tsx';
import { useIsTest } from '../use-is-test.ts';
import { useKeyOf } from '../use-key-of.ts';

interface QuestionProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function RemoveDialog({ webhook, onClose }: QuestionProps) {
  const t = useTranslations('systems.remove');
  const isTest = useIsTest();
  const act = async () => {
    await call('DELETE /webhooks/:webhookId', { params: { webhookId: webhook.id }, body: {} }, { isTest });
  };
  return (
    <QuestionDialog
      title={t('title')}
      submit={t('submit')}
      sending={t('sending')}
      done={t('done', { address: webhook.address })}
      isDanger
      act={act}
      onClose={onClose}
    >
      <p>{t('text', { address: webhook.address })}</p>
      <p>{t('final')}</p>
    </QuestionDialog>
  );
}

export function ChangeSecretDialog({
  webhook,
  onMade,
  onClose,
}: QuestionProps & { onMade: (made: AddedWebhook) => void }) {
  const t = useTranslations('systems.change');
  const keyOf = useKeyOf();
  const isTest = useIsTest();
  const act = async () => {
    const params = { webhookId: webhook.id };
    onMade(await call('POST /webhooks/:webhookId/secrets', { params, body: {} }, { ...keyOf(params), isTest }));
  };
  return (
    <QuestionDialog
      title={t('title')}
      submit={t('submit')}
      sending={t('sending')}
      done={null}
      act={act}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </QuestionDialog>
  );
}

export function EndSecretDialog({ webhook, onClose }: QuestionProps) {
  const t = useTranslations('systems.end');
  const isTest = useIsTest();
  const act = async () => {
    await call('DELETE /webhooks/:webhookId/secrets/old', { params: { webhookId: webhook.id }, body: {} }, { isTest });
  };
  return (
    <QuestionDialog
      title={t('title')}
      submit={t('submit')}
      sending={t('sending')}
      done={t('done', { address: webhook.address })}
      isDanger
      act={act}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </QuestionDialog>
  );
}
