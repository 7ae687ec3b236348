import type { RuleView } from '@offizin/contract/price-rules/views';
import type { RuleState } from '@offizin/domain/price-rules/rule-states';
import {
  IconCircleCheck,
  IconClock,
  IconHandStop,
  IconPencil,
  IconPlayerPause,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { useWhen } from './rule-words.ts';

const looks: Readonly<Record<RuleState, readonly [ChipTone, Icon]>> = {
  active: ['green', IconCircleCheck],
  paused: ['grey', IconPlayerPause],
  held: ['amber', IconHandStop],
  draft: ['grey', IconPencil],
  deleted: ['grey', IconTrash],
};

/** What a rule is doing, in a word with its icon. */
export function StateChip({ rule: { state, restsUntil } }: { rule: Pick<RuleView, 'state' | 'restsUntil'> }) {
  const t = useTranslations('priceRules');
  const when = useWhen();
  if (state === 'active' && restsUntil !== null)
    return <Chip icon={<IconClock aria-hidden />}>{t('state.resting', { when: when(restsUntil) })}</Chip>;
  const [tone, Shape] = looks[state];
  return (
    <Chip tone={tone} icon={<Shape aria-hidden />}>
      {t(`state.${state}`)}
    </Chip>
  );
}
