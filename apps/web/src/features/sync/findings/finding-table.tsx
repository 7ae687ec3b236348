import type { SyncCause, SyncFinding } from '@offizin/contract/sync/seller';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { type CSSProperties, Fragment, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { figuresOf } from './finding-columns.ts';
import { FindingCells } from './finding-row.tsx';
import classes from './finding-table.module.css';

function isCodeSystem(id: string | null): id is keyof typeof codeLabels {
  return id !== null && Object.hasOwn(codeLabels, id);
}

/** What the seller's market calls its codes, or null where it has none of its own. */
export function codeLabelOf(codeSystem: string | null): string | null {
  return isCodeSystem(codeSystem) ? codeLabels[codeSystem] : null;
}

export interface FindingTableProps {
  readonly label: string;
  /** The one cause that all rows have, or null. */
  readonly finding: SyncResultType | null;
  readonly causes: readonly SyncCause[];
  readonly codeSystem: string | null;
  /** How many rows there are with those that are not drawn; -1 when that is not known. */
  readonly rows: number;
  readonly isFull?: boolean;
  readonly corner?: ReactNode;
}

export interface PlacedFinding {
  readonly found: SyncFinding;
  readonly index: number;
  /** In pixels between the row drawn before and this one. */
  readonly gap?: number;
  readonly measure?: Ref<HTMLDivElement>;
}

function widthsOf(finding: SyncResultType | null): CSSProperties {
  const figures = figuresOf(finding).map(() => 'minmax(0, 1fr)');
  const middle = figures.length > 0 ? figures.join(' ') : 'minmax(0, 3fr)';
  return { '--columns': `minmax(0, 2.4fr) 108px ${middle} 128px` } as CSSProperties;
}

function Head({
  finding,
  codeLabel,
  corner,
}: {
  finding: SyncResultType | null;
  codeLabel: string;
  corner: ReactNode;
}) {
  const t = useTranslations('sync.column');
  const figures = figuresOf(finding);
  return (
    <div role="row" className={classes['head']} aria-rowindex={1}>
      <span role="columnheader">{t('product')}</span>
      <span role="columnheader">{codeLabel}</span>
      {figures.map((name) => (
        <span key={name} role="columnheader" data-kind="figure">
          {t(name)}
        </span>
      ))}
      {figures.length > 0 ? null : <span role="columnheader">{t('reason')}</span>}
      <span role="columnheader" data-kind="action">
        {corner ?? t('action')}
      </span>
    </div>
  );
}

/** Products with their results: the numbers of one cause in columns, or in words what is wrong. */
export function FindingTable({
  placed,
  after = 0,
  body,
  ...table
}: FindingTableProps & {
  placed: readonly PlacedFinding[];
  after?: number;
  body?: Ref<HTMLDivElement>;
}) {
  const t = useTranslations('sync.column');
  const { finding, causes, isFull = false } = table;
  const figures = figuresOf(finding);
  const codeLabel = codeLabelOf(table.codeSystem) ?? t('code');
  return (
    <div
      role="table"
      aria-label={table.label}
      aria-rowcount={table.rows < 0 ? -1 : table.rows + 1}
      className={classes['table']}
      style={widthsOf(finding)}
      data-full={isFull || undefined}
    >
      <Head finding={finding} codeLabel={codeLabel} corner={table.corner} />
      <div role="rowgroup" ref={body} style={{ paddingBottom: after }}>
        {placed.map(({ found, index, gap = 0, measure }) => (
          <Fragment key={found.subject}>
            {gap > 0 ? <div aria-hidden style={{ height: gap }} /> : null}
            <div role="row" className={classes['row']} aria-rowindex={index + 2} data-index={index} ref={measure}>
              <FindingCells
                found={found}
                cause={causes.find((cause) => cause.finding === found.finding && cause.colour === found.colour)}
                figures={figures}
                codeLabel={codeLabel}
                named={finding === null}
              />
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
