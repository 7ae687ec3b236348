import type { SyncCause, SyncFinding } from '@offizin/contract/sync/seller';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { countsDays, type FigureName, figureOf } from './finding-columns.ts';
import classes from './finding-table.module.css';
import { DismissButton, FindingRemedy } from '../remedies/remedy-button.tsx';
import { useMoney } from '../use-money.ts';
import { useReason } from './use-reason.ts';

function Cell({
  label,
  kind,
  children,
}: {
  label: string;
  kind?: 'figure' | 'beyond' | 'action';
  children: ReactNode;
}) {
  return (
    <div role="cell" data-label={label} data-kind={kind}>
      {children}
    </div>
  );
}

function Figure({ found, name }: { found: SyncFinding; name: FigureName }) {
  const t = useTranslations('sync');
  const money = useMoney();
  const { number } = useFormats();
  const figure = figureOf(found, name);
  const isBeyond = name === 'over' || name === 'under';
  const text = figure === null ? '–' : countsDays(name) ? number(figure) : money(figure);
  return (
    <Cell label={t(`column.${name}`)} kind={isBeyond ? 'beyond' : 'figure'}>
      {isBeyond && figure !== null ? `${name === 'over' ? '+' : '−'}${text}` : text}
    </Cell>
  );
}

export interface FindingRowProps {
  readonly found: SyncFinding;
  readonly cause: SyncCause | undefined;
  readonly figures: readonly FigureName[];
  readonly codeLabel: string;
  /** Whether the row names its cause, where results of several are mixed. */
  readonly named: boolean;
}

/** The cells of one product with a result. */
export function FindingCells({ found, cause, figures, codeLabel, named }: FindingRowProps) {
  const t = useTranslations('sync');
  const reason = useReason();
  const { product, code, gtin, subject, finding } = found;
  return (
    <>
      <Cell label={t('column.product')}>
        <b id={`name-${subject}`}>{product === null ? t('column.unknown') : product.name}</b>
        {product === null ? null : (
          <>
            {' '}
            <span className={classes['pack']}>{product.pack}</span>
          </>
        )}
      </Cell>
      <Cell label={codeLabel}>{code ?? gtin ?? '–'}</Cell>
      {figures.length > 0 ? (
        figures.map((name) => <Figure key={name} found={found} name={name} />)
      ) : (
        <Cell label={t('column.reason')}>
          {named ? <b>{`${t(`title.${finding}`)}. `}</b> : null}
          {reason(found)}
        </Cell>
      )}
      <Cell label={t('column.action')} kind="action">
        {cause === undefined ? null : <FindingRemedy cause={cause} found={found} />}
        {found.offered ? null : <DismissButton found={found} />}
      </Cell>
    </>
  );
}
