import type { RowResult, UploadRow } from '@offizin/contract/uploads/rows';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconInfoCircle,
  IconLock,
  IconMinus,
  IconPencilCheck,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

type Shown = RowResult | 'warned' | 'rechecking' | 'leftAlone' | 'corrected' | 'toApply';

const looks: Readonly<Record<Shown, { readonly tone: ChipTone; readonly icon: ReactNode }>> = {
  created: { tone: 'green', icon: <IconPlus aria-hidden /> },
  changed: { tone: 'accent', icon: <IconRefresh aria-hidden /> },
  unchanged: { tone: 'grey', icon: <IconMinus aria-hidden /> },
  rejected: { tone: 'red', icon: <IconAlertCircle aria-hidden /> },
  informed: { tone: 'grey', icon: <IconInfoCircle aria-hidden /> },
  warned: { tone: 'amber', icon: <IconAlertTriangle aria-hidden /> },
  rechecking: { tone: 'grey', icon: <IconClock aria-hidden /> },
  corrected: { tone: 'green', icon: <IconCircleCheck aria-hidden /> },
  toApply: { tone: 'accent', icon: <IconPencilCheck aria-hidden /> },
  leftAlone: { tone: 'grey', icon: <IconLock aria-hidden /> },
};

export interface RowResultProps {
  readonly row: UploadRow;
  /** Whether a correction of the row waits for its check. */
  readonly waits: boolean;
  readonly leftAlone: boolean;
}

function shownOf({ row, waits, leftAlone }: RowResultProps): Shown {
  if (leftAlone) return 'leftAlone';
  if (waits) return 'rechecking';
  if (row.newer !== null) return 'leftAlone';
  if (row.pending && row.result !== 'rejected' && row.result !== 'informed') return 'toApply';
  if (row.corrected && row.result !== 'rejected' && row.result !== 'informed') return 'corrected';
  return row.warned && row.result !== 'rejected' ? 'warned' : row.result;
}

/** What becomes of a row, in words with icon and colour. */
export function RowResultChip(props: RowResultProps) {
  const t = useTranslations('uploads');
  const shown = shownOf(props);
  return (
    <Chip tone={looks[shown].tone} icon={looks[shown].icon}>
      {t(`rowResult.${shown}`)}
    </Chip>
  );
}
