import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import classes from './proof-line.module.css';
import type { HumanProof } from '../../platform/use-human-proof.ts';

/** How the human check is getting on; nothing once it is done. */
export function ProofLine({ proof }: { proof: HumanProof }) {
  const t = useTranslations('passwords');
  const tActions = useTranslations('actions');
  if (proof.state === 'done') return null;
  if (proof.state === 'working')
    return (
      <>
        <div data-human-check />
        <p className={classes['proof']} role="status">
          <span className={classes['spin']} aria-hidden />
          {t('checking')}
        </p>
      </>
    );
  return (
    <p className={classes['proof']} role="alert">
      <FieldError>{t('checkFailed')}</FieldError>
      <Button tone="link" onClick={proof.again}>
        {tActions('tryAgain')}
      </Button>
    </p>
  );
}
