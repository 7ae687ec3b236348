import { IconCopy, IconKey, IconWebhook } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import classes from './own-systems.module.css';

/** What is shown this once: a token or a secret, and for a token a call to try it with. */
export interface Once {
  readonly kind: 'token' | 'secret';
  readonly title: string;
  readonly text: string;
  readonly example: string | null;
}

function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('systems.once');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar('success', t('copied'));
    } catch {
      showSnackbar('error', t('copyFailed'));
    }
  };
}

function Example({ text }: { text: string }) {
  const t = useTranslations('systems.once');
  const copy = useCopy();
  return (
    <details className={classes['example']}>
      <summary>{t('attempt')}</summary>
      <div>
        <code>{text}</code>
        <Button size="small" icon={<IconCopy aria-hidden />} onClick={() => void copy(text)}>
          {t('copy')}
        </Button>
      </div>
    </details>
  );
}

/** The panel that stays until somebody says that what it shows is stored. */
export function ShownOnce({ once, onStored }: { once: Once; onStored: () => void }) {
  const t = useTranslations('systems.once');
  const copy = useCopy();
  const panel = useRef<HTMLElement>(null);
  // The dialog that made it is closed, and its button may be gone.
  useEffect(() => panel.current?.focus(), []);
  const Icon = once.kind === 'token' ? IconKey : IconWebhook;
  return (
    <section ref={panel} tabIndex={-1} className={classes['once']} aria-label={once.title}>
      <h2>
        <Icon size={16} aria-hidden />
        {once.title}
        <span>{t('text')}</span>
      </h2>
      <div className={classes['secret']}>
        <input
          readOnly
          value={once.text}
          aria-label={t('field')}
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon={<IconCopy aria-hidden />} onClick={() => void copy(once.text)}>
          {t('copy')}
        </Button>
        <Button tone="ghost" onClick={onStored}>
          {t('stored')}
        </Button>
      </div>
      {once.example === null ? null : <Example text={once.example} />}
    </section>
  );
}
