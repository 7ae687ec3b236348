import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import classes from './filter-bar.module.css';
import { Popover } from '../../ui/popover.ts';
import { TextInput } from '../../ui/text-input.ts';

/** A filter with its count that is switched on and off. */
export function FilterChip({
  label,
  count,
  isOn,
  search,
  about,
}: {
  label: string;
  count: number | undefined;
  isOn: boolean;
  search: Record<string, unknown>;
  /** What it narrows, where something else on the screen has the same label. */
  about?: string;
}) {
  const { number } = useFormats();
  return (
    <Link
      to="."
      search={search}
      replace
      resetScroll={false}
      className={classes['filter']}
      data-on={isOn || undefined}
      aria-current={isOn ? 'true' : undefined}
      activeProps={{}}
    >
      {label}
      {count === undefined ? null : <b>{number(count)}</b>}
      {about === undefined ? null : <span className={classes['spoken']}>, {about}</span>}
    </Link>
  );
}

/** How many values a menu shows before one looks for the others by name. */
const valuesShown = 100;

export interface FacetMenuProps {
  readonly name: string;
  readonly chosen: readonly string[];
  /** The values that the filter leaves, each with its count. */
  readonly counted: readonly { readonly value: string; readonly count: number }[];
  /** How a value is shown. */
  readonly nameOf?: (value: string) => string;
  readonly onChange: (values: string[] | undefined) => void;
}

const asIs = (value: string): string => value;

function FacetValues({ name, chosen, counted, nameOf = asIs, onChange }: FacetMenuProps) {
  const t = useTranslations('offers.facet');
  const { number } = useFormats();
  const [part, setPart] = useState('');
  const all = [
    ...chosen.filter((value) => !counted.some((each) => each.value === value)).map((value) => ({ value, count: 0 })),
    ...counted,
  ];
  const found = all.filter(({ value }) => nameOf(value).toLowerCase().includes(part.trim().toLowerCase()));
  return (
    <>
      {all.length > 8 ? (
        <TextInput
          size="xs"
          data-autofocus
          aria-label={t('find', { facet: name })}
          placeholder={t('find', { facet: name })}
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
        />
      ) : null}
      <Checkbox.Group value={[...chosen]} onChange={(values) => onChange(values.length > 0 ? values : undefined)}>
        <div className={classes['values']}>
          {found.slice(0, valuesShown).map(({ value, count }) => (
            <Checkbox
              key={value}
              value={value}
              label={
                <span className={classes['valueLabel']}>
                  <span>{nameOf(value)}</span>
                  <span className={classes['count']}>{number(count)}</span>
                </span>
              }
            />
          ))}
          {found.length === 0 ? <p className={classes['none']}>{t('none')}</p> : null}
        </div>
      </Checkbox.Group>
    </>
  );
}

/** A filter of several values, each with its count, in a menu of its own. */
export function FacetMenu(props: FacetMenuProps) {
  const { name } = props;
  const t = useTranslations('offers.facet');
  const chosen = props.chosen.length;
  return (
    <Popover position="bottom-start" trapFocus withRoles shadow="md" width={300}>
      <Popover.Target>
        <button
          type="button"
          className={classes['filter']}
          data-on={chosen > 0 || undefined}
          aria-label={chosen > 0 ? t('chosen', { facet: name, count: String(chosen) }) : name}
        >
          {name}
          {chosen > 0 ? <b>{chosen}</b> : null}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <FacetValues {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
