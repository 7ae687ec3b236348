import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import classes from './kept-note.module.css';
import type { AnyForm } from './use-form.tsx';

/** Says that work which was kept when the session ended is in the form again, and takes it out. */
export function KeptNote({ form }: { readonly form: Pick<AnyForm, 'isRestored' | 'discard'> }) {
  const t = useTranslations('shell.unsaved');
  if (!form.isRestored) return null;
  return (
    <p className={classes['note']} role="status">
      <span>{t('kept')}</span>
      <Button tone="link" onClick={form.discard}>
        {t('discard')}
      </Button>
    </p>
  );
}
