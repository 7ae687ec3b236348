import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '@offizin/domain/limits';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import classes from './packing.module.css';

/** A code that cannot be scanned is typed; what a scanner types here counts as well. */
export function CodeEntry({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useTranslations('packing.type');
  const tActions = useTranslations('actions');
  const [code, setCode] = useState('');
  return (
    <form
      className={classes['entry']}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCode(code);
        onClose();
      }}
    >
      <TextInput
        label={t('label')}
        value={code}
        maxLength={limits.scannedLength}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who asked for the field types into it
        autoFocus
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Button type="submit" tone="primary" size="large">
        {t('submit')}
      </Button>
      <Button size="large" onClick={onClose}>
        {tActions('cancel')}
      </Button>
    </form>
  );
}
