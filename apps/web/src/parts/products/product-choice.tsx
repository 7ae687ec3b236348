import type { ProductCandidate } from '@offizin/contract/uploads/rows';
import { useTranslations } from 'use-intl';
import classes from './product-choice.module.css';

interface ProductChoiceProps {
  /** What the seller's row says: its identifiers and its price. */
  readonly given: readonly (string | null)[];
  readonly candidates: readonly ProductCandidate[];
  /** Id of the chosen product. */
  readonly chosen: string | null;
  readonly onChoose: (productId: string) => void;
}

/** The products that doubtful identifiers may mean, one of which is picked; its texts are those of the topic `sync`. */
export function ProductChoice({ given, candidates, chosen, onChoose }: ProductChoiceProps) {
  const t = useTranslations('sync.choose');
  return (
    <div className={classes['choice']}>
      <div className={classes['given']}>
        <span>{t('given')}</span>
        {given.filter((fact) => fact !== null).join(' · ')}
      </div>
      {candidates.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <fieldset className={classes['choices']}>
          <legend>{t('candidates')}</legend>
          {candidates.map(({ productId, name, pack }) => (
            <label key={productId}>
              <input
                type="radio"
                name="candidate"
                checked={productId === chosen}
                onChange={() => onChoose(productId)}
              />
              {name}
              <small>{pack}</small>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
