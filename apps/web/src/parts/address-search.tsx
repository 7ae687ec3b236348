import type { FoundAddress } from '@offizin/contract/shop-profile/seller';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { Button } from '../ui/button.tsx';
import classes from './address-search.module.css';
import { FieldError, FieldWarning } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.ts';

interface AddressSearchProps {
  /** ISO 3166-1 code of the country that is searched. */
  readonly country: string;
  readonly onChoose: (address: FoundAddress) => void;
}

const leastTyped = 3;

/** Finds a postal address by what is typed, for fields that can be typed as well: it fails alone (PRO-06). */
export function AddressSearch({ country, onChoose }: AddressSearchProps) {
  const t = useTranslations('forms.address');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: (q: string) => call('GET /addresses', { query: { q, country } }),
  });
  const search = () => {
    if (typed.trim().length >= leastTyped && !isPending) mutate(typed.trim());
  };
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  const choose = (address: FoundAddress) => {
    reset();
    setTyped('');
    onChoose(address);
  };
  const message =
    error !== null ? (
      <FieldError>{errorText(error)}</FieldError>
    ) : data?.addresses.length === 0 ? (
      <FieldWarning>{t('none')}</FieldWarning>
    ) : null;
  return (
    <div className={classes['search']} role="search">
      <div className={classes['line']}>
        <TextInput
          label={t('label')}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={200}
          leftSection={<IconMapPin size={16} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={searchOnEnter}
        />
        <Button icon={<IconSearch size={16} aria-hidden />} running={isPending && t('searching')} onClick={search}>
          {t('search')}
        </Button>
      </div>
      <div role="status">{message}</div>
      {data === undefined || data.addresses.length === 0 ? null : (
        <ul className={classes['found']} aria-label={t('results')}>
          {data.addresses.map((address) => (
            <li key={JSON.stringify(address)}>
              <button type="button" onClick={() => choose(address)}>
                <b>{address.street}</b>
                <span>
                  {address.postalCode} {address.city}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
