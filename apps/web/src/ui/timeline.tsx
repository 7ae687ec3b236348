import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './timeline.module.css';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly state: 'done' | 'current' | 'open' | 'failed';
}

/** Steps in time, from the first to those still to come; `across` beside each other where there is room. */
export function Timeline({ steps, across = false }: { steps: readonly Step[]; across?: boolean }) {
  return (
    <ol className={classes['list']} data-across={across || undefined}>
      {steps.map(({ key, label, detail, state }) => (
        <li
          key={key}
          className={classes['step']}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <i className={classes['dot']} aria-hidden>
            {state === 'done' ? <IconCheck /> : state === 'failed' ? <IconX /> : null}
          </i>
          <div>
            <b>{label}</b>
            {detail ? <span>{detail}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
