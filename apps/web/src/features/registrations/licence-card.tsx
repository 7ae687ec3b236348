import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { IconCircleCheck, IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';
import classes from './registration.module.css';

interface LicenceProps {
  readonly licence: Draft['licence'];
  readonly onSaved: (draft: Draft) => void;
}

/** Sends a chosen file at once, or says what keeps it from being sent. */
function useLicence({ onSaved }: Pick<LicenceProps, 'onSaved'>) {
  const t = useTranslations('registrations.licence');
  const errorText = useErrorText();
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (act: () => Promise<Draft>) => {
    setIsRunning(true);
    setRefusal(null);
    await act().then(onSaved, (error: unknown) => setRefusal(errorText(error)));
    setIsRunning(false);
  };
  const send = (file: File) => {
    if (!documentMediaTypes.some((type) => type === file.type)) return setRefusal(t('wrongType'));
    if (file.size > limits.registrationLicence) return setRefusal(t('tooLarge'));
    return void run(() => uploadFile('PUT /registration/licence', {}, { file, mediaType: file.type }));
  };
  const remove = () => void run(() => call('DELETE /registration/licence', {}));
  return { isRunning, refusal, send, remove };
}

/** The copy of the licence: it may come with the answers or later, and is sent as soon as it is chosen. */
export function LicenceCard({ licence, onSaved }: LicenceProps) {
  const t = useTranslations('registrations.licence');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const { isRunning, refusal, send, remove } = useLicence({ onSaved });
  const chooser = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const size = licence === null ? '' : formats.number(Math.ceil(licence.size / 1000));
  return (
    <section className={classes['card']} data-padded aria-labelledby={titleId}>
      <b id={titleId} className={classes['saved']}>
        {licence === null ? null : <IconCircleCheck size={18} aria-hidden />}
        {t('title')}
      </b>
      <p role="status">
        {licence === null ? t('hint') : t('uploaded', { time: formats.time(licence.uploadedAt), size })}
      </p>
      {refusal === null ? null : <FieldError>{refusal}</FieldError>}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={documentMediaTypes.join(',')}
        aria-label={t('title')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) send(file);
          currentTarget.value = '';
        }}
      />
      <div className={classes['buttons']}>
        <Button
          icon={<IconUpload size={16} aria-hidden />}
          running={isRunning && t('uploading')}
          onClick={() => chooser.current?.click()}
        >
          {t('choose')}
        </Button>
        {licence === null || isRunning ? null : (
          <Button tone="link" onClick={remove}>
            {tActions('remove')}
          </Button>
        )}
      </div>
    </section>
  );
}
