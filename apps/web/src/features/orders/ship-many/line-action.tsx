import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import classes from './ship-many.module.css';
import { fixLine } from './typed-list.ts';
import type { ListedLine } from './use-matched-lines.ts';

/** A number typed anew; it counts once the field is left or Enter is pressed. */
function FixField({ label, value, onFix }: { label: string; value: string; onFix: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  const keep = () => {
    if (typed.trim() !== value) onFix(typed.trim());
  };
  return (
    <input
      id={id}
      className={classes['fix']}
      aria-label={label}
      value={typed}
      autoComplete="off"
      maxLength={60}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
    />
  );
}

/** The one thing that a line asks for. */
export function LineAction({ listed }: { listed: ListedLine }): ReactNode {
  const t = useTranslations('shipMany.action');
  const { line, match, isLeftOut, written } = listed;
  const button = (text: string, act: () => void) => (
    <Button size="small" onClick={act}>
      {text}
    </Button>
  );
  if (isLeftOut) return button(t('takeIn'), () => fixLine(line, { isLeftOut: false }));
  switch (match?.state) {
    case 'unknown_order': {
      const { nearest } = match;
      return nearest === null ? (
        <FixField
          key={written.order}
          label={t('order', { line: String(line) })}
          value={written.order}
          onFix={(order) => fixLine(line, { order })}
        />
      ) : (
        button(t('use', { number: formatOrderNumber(nearest.number) }), () => fixLine(line, { order: nearest.number }))
      );
    }
    case 'wrong_number':
      return (
        <FixField
          label={t('tracking', { line: String(line) })}
          value={match.trackingNumber}
          onFix={(tracking) => fixLine(line, { tracking })}
        />
      );
    case 'other_postal_code':
      return button(t('isRight'), () => fixLine(line, { isAccepted: true }));
    case 'same_number':
      return button(t('oneParcel'), () => fixLine(line, { isAccepted: true }));
    case 'same_order':
      return button(t('useThis'), () => fixLine(match.sameAs ?? line, { isLeftOut: true }));
    case 'ready':
      return button(t('leaveOut'), () => fixLine(line, { isLeftOut: true }));
    default:
      return <span className={classes['quiet']}>{t('skipped')}</span>;
  }
}
