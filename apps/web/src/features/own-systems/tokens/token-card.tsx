import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { tokenWarning } from '@offizin/domain/own-systems/token-scopes';
import { IconAlertTriangle, IconChevronRight, IconDots, IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../platform/now.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Table } from '../../../ui/table.tsx';
import classes from '../own-systems.module.css';
import { useScopeWords } from './scope-words.ts';
import { useDay, useDaysUntil, useWhen } from '../use-when.ts';

const RevokeDialog = lazyDialog(async () => (await import('./token-dialogs.tsx')).RevokeDialog);
const RevokedDialog = lazyDialog(async () => (await import('./token-dialogs.tsx')).RevokedDialog);

function useWarning(): (token: ApiToken) => ReturnType<typeof tokenWarning> {
  const now = useNow(60_000);
  return ({ createdAt, lastUsedAt, expiresAt }) =>
    tokenWarning(
      {
        createdAt: new Date(createdAt),
        lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
        expiresAt: new Date(expiresAt),
      },
      new Date(now),
    );
}

function Warned({ children }: { children: string }) {
  return (
    <span className={classes['warned']}>
      <IconAlertTriangle size={14} aria-hidden />
      {children}
    </span>
  );
}

function Expiry({ token }: { token: ApiToken }) {
  const t = useTranslations('systems.tokens');
  const warning = useWarning()(token);
  const days = useDaysUntil()(token.expiresAt);
  const date = useDay()(token.expiresAt);
  if (warning === 'expired') return <Warned>{t('expired', { date })}</Warned>;
  return warning === 'ends_soon' ? <Warned>{t('inDays', { date, days })}</Warned> : date;
}

function LastUse({ token }: { token: ApiToken }) {
  const t = useTranslations('systems.tokens');
  const warning = useWarning()(token);
  const when = useWhen();
  const text = token.lastUsedAt === null ? t('never') : when(token.lastUsedAt);
  if (warning !== 'unused') return text;
  return (
    <>
      {text} <Warned>{t('unused')}</Warned>
    </>
  );
}

interface RevokeMenuProps {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}

function RevokeMenu({ token, onRevoke }: RevokeMenuProps) {
  const t = useTranslations('systems.tokens');
  return (
    <MenuButton
      button={
        <IconButton label={t('menu', { name: token.name })}>
          <IconDots aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRevoke}>
          {t('revoke')}
        </Menu.Item>
      )}
    </MenuButton>
  );
}

interface TokenTableProps {
  readonly tokens: readonly ApiToken[];
  readonly isLocked: boolean;
  readonly onRevoke: (token: ApiToken) => void;
}

function TokenTable({ tokens, isLocked, onRevoke }: TokenTableProps) {
  const t = useTranslations('systems.tokens');
  const words = useScopeWords();
  return (
    <Table
      label={t('title')}
      isStacked
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', name: t('name'), isRowName: true, render: ({ name }) => name },
        {
          id: 'token',
          name: t('token'),
          render: ({ lastFour }) => <code>{`ofz_${initialData.brand}_…${lastFour}`}</code>,
        },
        {
          id: 'may',
          name: t('may'),
          render: ({ scopes }) => (
            <span className={classes['scopes']}>
              {words(scopes).map((area) => (
                <span key={area.area}>
                  <b>{area.name}</b> {area.levels}
                </span>
              ))}
            </span>
          ),
        },
        { id: 'owner', name: t('owner'), render: ({ ofShop, madeBy }) => (ofShop ? t('ofShop') : madeBy) },
        { id: 'lastUsed', name: t('lastUsed'), render: (token) => <LastUse token={token} /> },
        { id: 'expires', name: t('expires'), render: (token) => <Expiry token={token} /> },
        {
          id: 'menu',
          name: null,
          isNumber: true,
          render: (token) => (isLocked ? null : <RevokeMenu token={token} onRevoke={() => onRevoke(token)} />),
        },
      ]}
    />
  );
}

function Summary({ tokens, onRevoked }: { tokens: readonly ApiToken[]; onRevoked: () => void }) {
  const t = useTranslations('systems.tokens');
  const warning = useWarning();
  const live = tokens.filter(({ revoked }) => revoked === null);
  const soon = live.filter((token) => warning(token) === 'ends_soon').length;
  const revoked = tokens.length - live.length;
  return (
    <div className={classes['cardHead']}>
      <h2>{t('title')}</h2>
      <span>
        {t('count', { count: live.length })}
        {soon === 0 ? null : `, ${t('soon', { count: soon })}`}
      </span>
      {revoked === 0 ? null : (
        <Button tone="link" onClick={onRevoked}>
          {t('revoked', { count: String(revoked) })}
          <IconChevronRight aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** The tokens with which own systems call: what each may do, when it was used and when it ends. */
export function TokenCard({ tokens, isLocked }: { tokens: readonly ApiToken[]; isLocked: boolean }) {
  const t = useTranslations('systems.tokens');
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const [isListShown, setListShown] = useState(false);
  const live = tokens.filter(({ revoked }) => revoked === null);
  return (
    <section className={classes['card']} aria-label={t('title')}>
      <Summary tokens={tokens} onRevoked={() => setListShown(true)} />
      {live.length === 0 ? (
        <StatePanel icon={<IconKey />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <TokenTable tokens={live} isLocked={isLocked} onRevoke={setRevoking} />
      )}
      {revoking === null ? null : <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
      {isListShown ? (
        <RevokedDialog tokens={tokens.filter(({ revoked }) => revoked !== null)} onClose={() => setListShown(false)} />
      ) : null}
    </section>
  );
}
