import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './timeline.module.css';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly state: 'done' | 'current' | 'open' | 'failed';
}

/** Steps in time, from the first to those still to come. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes['list']}>
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
