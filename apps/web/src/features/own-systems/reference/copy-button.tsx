import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

const shownMs = 2000;

/** Copies a text and says so where it was pressed. */
export function useCopied(text: string) {
  const t = useTranslations('apiReference');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showSnackbar('error', t('copyFailed'));
    }
  };
  return { isCopied, copy };
}

/** Copies what it is given: `label` says what that is. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('apiReference');
  const { isCopied, copy } = useCopied(text);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      size="small"
      icon={<Icon aria-hidden />}
      aria-label={isCopied ? undefined : label}
      onClick={() => void copy()}
    >
      <span role="status">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}

/** The same where there is no room for words. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  const t = useTranslations('apiReference');
  const { isCopied, copy } = useCopied(text);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton label={isCopied ? t('copied') : label} onClick={() => void copy()}>
      <Icon aria-hidden />
    </IconButton>
  );
}
