import { brands } from '@offizin/domain/brand/brands';
import { IconMail, IconPhone, IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RemedyDialogProps } from './remedy-desk.tsx';
import classes from './remedy-dialog.module.css';
import { isExplained, offeredRemedy } from './remedy-kinds.ts';
import { useUploadPath } from '../upload-path.ts';
import { useDismiss } from './use-dismiss.ts';

function Contact({ subject }: { subject: string }) {
  const t = useTranslations('sync.help');
  const { email, phone } = brands[initialData.brand].support;
  return (
    <div className={classes['ways']}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        <IconMail size={16} aria-hidden />
        {t('write', { email })}
      </a>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <IconPhone size={16} aria-hidden />
        {t('call', { phone })}
      </a>
    </div>
  );
}

/** Shows what helps where the portal cannot do it by itself: what to send to whom, or where to correct it. */
export function ExplainDialog({ question, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
  const upload = useUploadPath();
  const { cause } = question;
  const dismissing = useDismiss();
  const remedy = offeredRemedy(cause);
  if (!isExplained(remedy)) return null;
  const inFile = remedy === 'correct_code';
  // Rows of an upload are corrected there; those of a feed, or of what was reverted, in their file.
  const rows = inFile && cause.uploadId !== null ? { upload: cause.uploadId, show: 'rejected' as const } : null;
  const dismiss = () => dismissing.mutate({ finding: cause.finding }, { onSuccess: onClose });
  return (
    <Dialog
      title={t(`title.${cause.finding}`)}
      note={tActions('countProducts', { count: cause.products })}
      opened
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
          {cause.withoutOffer > 0 ? (
            <ChangeButton area="offers" running={dismissing.isPending && t('action.running')} onClick={dismiss}>
              {t('action.dismissAll', { count: cause.withoutOffer })}
            </ChangeButton>
          ) : null}
          {inFile && upload !== null ? (
            <ButtonLink to={upload} search={rows ?? {}} icon={<IconUpload size={16} aria-hidden />}>
              {t(rows === null ? 'help.upload' : 'help.correctRows')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className={classes['text']}>
        <p>{t(`solution.${cause.finding}`)}</p>
        <p>{t(rows === null || upload === null ? `help.${remedy}` : 'help.correctHere')}</p>
        {cause.withoutOffer > 0 ? <p>{t('help.dismiss')}</p> : null}
        {remedy === 'see_request' || inFile ? null : <Contact subject={t(`title.${cause.finding}`)} />}
      </div>
    </Dialog>
  );
}
