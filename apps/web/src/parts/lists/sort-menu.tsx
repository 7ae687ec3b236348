import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useSearchChange } from '../../platform/search-change.ts';
import classes from './filter-bar.module.css';
import { Menu } from '../../ui/menu.ts';

export interface SortMenuProps {
  readonly label: string;
  readonly by: string;
  readonly isDescending: boolean;
  readonly sorts: readonly { readonly sort: string; readonly name: string }[];
}

/** The order of cards, which have no head to sort them by; the same sort again turns it round. */
export function SortMenu({ label, by, isDescending, sorts }: SortMenuProps) {
  const change = useSearchChange<{ sort?: string; order?: string }>();
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes['filter']}>
          {label} <b>{sorts.find(({ sort }) => sort === by)?.name}</b>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {sorts.map(({ sort, name }) => (
          <Menu.Item
            key={sort}
            leftSection={sort === by ? <Arrow size={14} aria-hidden /> : <span className={classes['unchecked']} />}
            onClick={() => change({ sort, order: sort === by && !isDescending ? 'desc' : undefined })}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
