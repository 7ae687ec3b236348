import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { screens } from '@offizin/domain/access/screens';
import { IconChevronLeft, IconDownload, IconKey } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { operationsOf, versionOf } from './operations.ts';
import classes from './reference.module.css';

interface HeadProps {
  /** Undefined until it is there. */
  readonly document: unknown;
  readonly tokens: readonly ApiToken[];
  readonly token: ApiToken | null;
  readonly onChoose: (tokenId: string) => void;
}

function TokenChoice({ tokens, token, onChoose }: Omit<HeadProps, 'document'>) {
  const t = useTranslations('apiReference');
  if (tokens.length === 0)
    return (
      <Link to={screens.own_systems.path} className={classes['make']}>
        <IconKey size={16} aria-hidden />
        {t('noToken')}
      </Link>
    );
  return (
    <select
      aria-label={t('token')}
      value={token?.id ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {tokens.map(({ id, name, lastFour }) => (
        <option key={id} value={id}>
          {`${name} …${lastFour}`}
        </option>
      ))}
    </select>
  );
}

/** Where one is, what the reference is made from, and whose token its examples have. */
export function ReferenceHead({ document, tokens, token, onChoose }: HeadProps) {
  const t = useTranslations('apiReference');
  usePageTitle(t('title'));
  return (
    <header className={classes['head']}>
      <Link to={screens.own_systems.path} className={classes['back']} aria-label={t('back')} title={t('back')}>
        <IconChevronLeft size={18} aria-hidden />
      </Link>
      <h1>{t('title')}</h1>
      {document === undefined ? null : (
        <span>{t('note', { version: versionOf(document), count: operationsOf(document).length })}</span>
      )}
      <div>
        <TokenChoice tokens={tokens} token={token} onChoose={onChoose} />
        <Button
          icon={<IconDownload aria-hidden />}
          disabled={document === undefined}
          onClick={() => saveText('openapi.json', JSON.stringify(document, null, 2))}
        >
          {t('document')}
        </Button>
      </div>
    </header>
  );
}
