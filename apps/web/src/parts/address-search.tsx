import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../platform/error-text.ts';
import { initialData } from '../platform/initial-data.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, FieldWarning } from '../ui/field.tsx';
import { PlainTextInput } from '../ui/plain-field.tsx';
import classes from './address-search.module.css';

interface AddressSearchProps {
  /** Asks the look-up about what is typed. */
  readonly find: (typed: string) => Promise<readonly FoundAddress[]>;
  readonly onChoose: (address: FoundAddress) => void;
}

const leastTyped = 3;

interface Found {
  readonly addresses?: readonly FoundAddress[];
  readonly error?: unknown;
}

/** Asks, and keeps the answer to the last question. The screens before sign-in have no store of queries. */
function useFound(find: AddressSearchProps['find']) {
  const [found, setFound] = useState<Found>({});
  const [isPending, setPending] = useState(false);
  const ask = async (typed: string): Promise<void> => {
    setPending(true);
    try {
      setFound({ addresses: await find(typed) });
    } catch (error) {
      setFound({ error });
    }
    setPending(false);
  };
  return { found, isPending, ask, close: () => setFound({}) };
}

/** What is typed, what was found for it, and on which of them the arrows are. */
function useSearch({ find, onChoose }: AddressSearchProps) {
  const { found, isPending, ask, close } = useFound(find);
  const [typed, setTyped] = useState('');
  const [at, moveTo] = useState(0);
  const [isFilled, setFilled] = useState(false);
  return {
    typed,
    at,
    moveTo,
    isFilled,
    isPending,
    close,
    error: found.error,
    found: found.addresses,
    change: (text: string) => {
      setTyped(text);
      setFilled(false);
      close();
    },
    search: () => {
      if (typed.trim().length < leastTyped || isPending) return;
      moveTo(0);
      void ask(typed.trim());
    },
    choose: (address: FoundAddress) => {
      close();
      setTyped('');
      setFilled(true);
      onChoose(address);
    },
  };
}

type Search = ReturnType<typeof useSearch>;

/** Enter searches, and takes what the arrows are on once something is found; Escape closes what was found. */
function keyDown(event: KeyboardEvent, { found = [], at, search, choose, moveTo, close }: Search): void {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const isOpen = found.length > 0;
  if (step !== undefined && isOpen) {
    event.preventDefault();
    moveTo((at + step + found.length) % found.length);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const chosen = found[at];
    if (chosen === undefined) search();
    else choose(chosen);
  } else if (event.key === 'Escape' && isOpen) {
    event.stopPropagation();
    close();
  }
}

function Message({ found, error, isFilled }: Search) {
  const t = useTranslations('forms.address');
  const errorText = useErrorText();
  if (error !== undefined) return <FieldError>{errorText(error)}</FieldError>;
  if (found?.length === 0) return <FieldWarning>{t('none')}</FieldWarning>;
  return isFilled ? <span className={classes['filled']}>{t('filled')}</span> : null;
}

/** Finds a postal address by what is typed, for fields that can be typed as well: it fails alone (PRO-06). */
function AddressCombobox(props: AddressSearchProps) {
  const t = useTranslations('forms.address');
  const id = useId();
  const search = useSearch(props);
  const { typed, at, found = [], isPending } = search;
  const isOpen = found.length > 0;
  const idOf = (index: number): string => `${id}-${index}`;
  return (
    <div className={classes['search']}>
      <div className={classes['line']}>
        <PlainTextInput
          label={t('label')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen ? idOf(at) : undefined}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          rightSection={<IconMapPin size={16} className={classes['pin']} aria-hidden />}
          onChange={(event) => search.change(event.currentTarget.value)}
          onKeyDown={(event) => keyDown(event, search)}
        />
        <Button
          size="large"
          icon={<IconSearch size={16} aria-hidden />}
          running={isPending && t('searching')}
          onClick={search.search}
        >
          {t('search')}
        </Button>
      </div>
      <div role="status">
        <Message {...search} />
      </div>
      {isOpen ? (
        <div className={classes['found']} id={id} role="listbox" aria-label={t('results')}>
          {found.map((address, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys, and keeps the focus
            <div
              key={JSON.stringify(address)}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => search.choose(address)}
            >
              <b>{address.street}</b>
              <span>
                {address.postalCode} {address.city}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Nothing where the operator configured no look-up. */
export function AddressSearch(props: AddressSearchProps) {
  return initialData.addressLookup ? <AddressCombobox {...props} /> : null;
}
