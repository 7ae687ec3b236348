import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/checkbox.ts';
import classes from './replacement.module.css';
import { ReplacementItems } from './replacement-items.tsx';
import { type ChosenUnits, chosenItems, type Replaceable } from './use-replaceable.ts';

interface TickProps {
  readonly replaceable: Replaceable;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** Whether a replacement is asked for with the reply. */
export function ReplacementTick({ replaceable: { refusal }, isOn, onTick }: TickProps) {
  const t = useTranslations('messages.replacement');
  return (
    <Checkbox
      className={classes['tick'] ?? ''}
      label={t('tick')}
      title={refusal ?? undefined}
      disabled={refusal !== null && !isOn}
      checked={isOn}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}

interface ChosenProps {
  readonly replaceable: Replaceable;
  readonly chosen: ChosenUnits;
  readonly onChoose: (chosen: ChosenUnits) => void;
}

/** What is sent once more with the reply. */
export function ChosenReplacement({ replaceable: { lines, refusal }, chosen, onChoose }: ChosenProps) {
  const t = useTranslations('messages.replacement');
  const isMissing = chosenItems(chosen, lines).length === 0;
  return (
    <div className={classes['chosen']}>
      <p className={isMissing ? classes['missing'] : undefined} role="status">
        {refusal ?? (isMissing ? t('choose') : t('note'))}
      </p>
      <ReplacementItems lines={lines} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
