import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from '../own-systems.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import { useScopeWords } from './scope-words.ts';
import { useWhen } from '../use-when.ts';

/** Asks before a token is revoked, and says what stops. */
export function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const t = useTranslations('systems.revoke');
  const words = useScopeWords();
  const permissions = words(token.scopes)
    .map(({ name, levels }) => `${name} (${levels})`)
    .join(', ');
  const act = async () => {
    await call('DELETE /api-tokens/:tokenId', { params: { tokenId: token.id }, body: {} });
  };
  return (
    <QuestionDialog
      title={t('title', { name: token.name })}
      submit={t('submit')}
      sending={t('sending')}
      done={t('done', { name: token.name })}
      isDanger
      act={act}
      onClose={onClose}
    >
      <p>{t('text', { permissions })}</p>
      <p>{t('final')}</p>
    </QuestionDialog>
  );
}

/** The tokens that work no longer. */
export function RevokedDialog({ tokens, onClose }: { tokens: readonly ApiToken[]; onClose: () => void }) {
  const t = useTranslations('systems.revokedList');
  const when = useWhen();
  return (
    <Dialog title={t('title')} opened onClose={onClose}>
      <ul className={classes['revoked']}>
        {tokens.map(({ id, name, lastFour, revoked }) => (
          <li key={id}>
            <b>{name}</b>
            <code>…{lastFour}</code>
            {revoked === null ? null : <small>{t('by', { name: revoked.by, when: when(revoked.at) })}</small>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
