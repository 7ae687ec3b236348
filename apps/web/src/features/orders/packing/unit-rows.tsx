import type { OrderDetail, OrderLine, PackedUnitView } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { daysBetween, packedOf, unitsOf } from '@offizin/domain/orders/packing';
import { IconCalendarExclamation, IconCheck, IconHandClick } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { NationalCode, packText } from '../pane/national-code.tsx';
import classes from './packing.module.css';
import { spokenName } from '../../../parts/products/spoken-name.ts';

export interface UnitRowsProps {
  readonly order: OrderDetail;
  readonly units: readonly PackedUnitView[];
  readonly wanted: OrderLine | null;
  readonly onTick: (lineId: string) => void;
}

/** More boxes than these are a number alone. */
const mostBoxes = 6;

function isNear({ expiresOn, packedAt }: PackedUnitView): boolean {
  return expiresOn !== null && daysBetween(packedAt.slice(0, 10), expiresOn) <= limits.expiryWarningDays;
}

/** What the packs' codes said: batches, and an expiry that was accepted although it is near. */
function Remarks({ packed }: { packed: readonly PackedUnitView[] }) {
  const t = useTranslations('packing');
  const formats = useFormats();
  const batches = [...new Set(packed.flatMap(({ batch }) => batch ?? []))];
  const near = packed.find(isNear)?.expiresOn ?? null;
  return (
    <>
      {near === null ? null : (
        <Chip tone="amber" icon={<IconCalendarExclamation aria-hidden />}>
          {t('expiryTaken', { day: formats.date(near) })}
        </Chip>
      )}
      {batches.length === 0 ? null : <span>{t('batch', { batch: batches.join(', ') })}</span>}
      {packed.some(({ how }) => how === 'by_hand') ? <span>{t('byHand')}</span> : null}
    </>
  );
}

function UnitRow({
  line,
  isWanted,
  units,
  onTick,
}: { line: OrderLine; isWanted: boolean } & Pick<UnitRowsProps, 'units' | 'onTick'>) {
  const t = useTranslations('packing');
  const packed = packedOf(line, units);
  const of = unitsOf(line);
  const isDone = packed.length === of;
  const ticked = new Set(packed.map(({ unit }) => unit));
  const boxes = of <= mostBoxes ? Array.from({ length: of }, (_, at) => at + 1) : [];
  return (
    <li className={classes['unit']} data-done={isDone || undefined} data-wanted={isWanted || undefined}>
      <ProductImage image={line.image} />
      <div>
        <strong>
          {line.name} <span>{packText(line.pack)}</span>
        </strong>
        <div className={classes['code']}>
          <NationalCode line={line} />
          {line.nationalCode === null && line.gtin !== null ? (
            <span>
              EAN <b>{line.gtin}</b>
            </span>
          ) : null}
          <Remarks packed={packed} />
        </div>
      </div>
      {isDone ? null : (
        <button
          type="button"
          className={classes['byHand']}
          aria-label={t('tick', { name: spokenName(line) })}
          onClick={() => onTick(line.id)}
        >
          <IconHandClick size={16} aria-hidden />
          {t('tickShort')}
        </button>
      )}
      <span className={classes['boxes']} aria-hidden>
        {boxes.map((unit) => (
          <i key={unit} data-on={ticked.has(unit) || undefined}>
            <IconCheck />
          </i>
        ))}
      </span>
      <span className={classes['count']}>{t('of', { packed: String(packed.length), of: String(of) })}</span>
    </li>
  );
}

/** The units to pack, a row for each line, with a tick for each unit. */
export function UnitRows({ order, units, wanted, onTick }: UnitRowsProps) {
  const t = useTranslations('packing');
  return (
    <ul className={classes['units']} aria-label={t('units')}>
      {order.lines
        .filter((line) => unitsOf(line) > 0)
        .map((line) => (
          <UnitRow key={line.id} line={line} isWanted={line.id === wanted?.id} units={units} onTick={onTick} />
        ))}
    </ul>
  );
}
