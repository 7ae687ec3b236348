import type { OfferRow } from '@offizin/contract/offers';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import classes from './offer-table.module.css';

function isCodeSystem(id: string | null): id is keyof typeof codeLabels {
  return id !== null && Object.hasOwn(codeLabels, id);
}

/** The size of a pack with its amount and unit kept on one line. */
export function packText(pack: string): string {
  return pack.replace(/(\d) /, '$1\u00a0');
}

type Identified = Pick<OfferRow, 'codeSystem' | 'nationalCode' | 'gtin'>;

/** National code and EAN under their own names: never wrapped, never cut. */
export function ProductCodes({ offer }: { offer: Identified }) {
  const { codeSystem, nationalCode, gtin } = offer;
  const hasCode = nationalCode !== null && isCodeSystem(codeSystem);
  return (
    <span className={classes['codes']}>
      {hasCode ? (
        <>
          {codeLabels[codeSystem]} <b>{nationalCode}</b>
        </>
      ) : null}
      {hasCode && gtin !== null ? ' · ' : null}
      {gtin === null ? null : `EAN ${gtin}`}
    </span>
  );
}
