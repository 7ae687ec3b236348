import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../platform/media.ts';
import { useSignedIn } from '../../platform/session.ts';
import classes from '../lists/filter-bar.module.css';
import { SearchField } from '../../ui/search-field.tsx';

interface ProductSearchProps {
  /** What the address says is searched for. */
  readonly searched: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly tour?: string;
}

/** The search of a list of products by name, by the national code of the seller's market, EAN or id; its texts are those of the topic `offers`. */
export function ProductSearch({ searched, onSearch, tour }: ProductSearchProps) {
  const t = useTranslations('offers.search');
  const tActions = useTranslations('actions');
  const { seller } = useSignedIn();
  const onPhone = useMedia(phone);
  const system = codeSystemOf(seller.physicalAddress.countryCode);
  return (
    <SearchField
      searched={searched}
      onSearch={onSearch}
      label={t('label')}
      placeholder={t(onPhone ? 'short' : 'placeholder', { code: system === null ? 'EAN' : codeLabels[system.id] })}
      clearLabel={tActions('clearSearch')}
      className={classes['search'] ?? ''}
      maxLength={100}
      slash
      {...(tour !== undefined && { tour })}
    />
  );
}
