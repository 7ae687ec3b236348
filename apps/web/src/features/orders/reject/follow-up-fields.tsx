import type { OrderDetail } from '@offizin/contract/orders/views';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/checkbox.ts';
import { TextInput } from '../../../ui/text-input.ts';
import { readValue, typedOf } from './follow-up.ts';
import classes from './reject-dialog.module.css';
import type { ChosenUnits } from './reject-form.ts';
import type { FollowUp } from './use-follow-up.ts';

interface FollowUpFieldsProps {
  readonly order: OrderDetail;
  readonly reason: string;
  readonly chosen: ChosenUnits;
  readonly followUp: FollowUp;
}

/** What the reason leads to, done with the same click (ORD-20). */
export function FollowUpFields({ order, reason, chosen, followUp }: FollowUpFieldsProps) {
  const t = useTranslations('orderDialogs.followUp');
  const found = followUp.offered(reason, chosen);
  if (found === null) return null;
  const kind = typedOf(found.followUp);
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <div className={classes['followUp']}>
      <Checkbox
        label={t(`label.${found.followUp}`, { count: found.offers.length })}
        checked={found.isTicked}
        onChange={(event) => followUp.tick(found.followUp, event.currentTarget.checked)}
      />
      {kind !== null && found.isTicked
        ? found.offers.map(({ productId, lineId, stock }) => {
            const typed = followUp.typed.get(productId) ?? '';
            return (
              <TextInput
                key={productId}
                label={t(`field.${kind}`, { name: nameOf(lineId) })}
                description={kind === 'stock' ? t('now', { stock: String(stock) }) : undefined}
                inputMode={kind === 'stock' ? 'numeric' : 'decimal'}
                value={typed}
                error={readValue(kind, typed) === null ? t(`wrong.${kind}`) : null}
                onChange={(event) => followUp.type(productId, event.currentTarget.value)}
              />
            );
          })
        : null}
    </div>
  );
}
