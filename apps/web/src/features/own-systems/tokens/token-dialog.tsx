import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { tokenAreaNames, tokenAreas, tokenDays } from '@offizin/domain/own-systems/token-scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { Select } from '../../../ui/select.ts';
import { TextInput } from '../../../ui/text-input.ts';
import classes from '../own-systems.module.css';
import { tokensQuery } from '../systems-queries.ts';
import { noTokenValues, scopesOf, tokenErrors, tokenOwners, type TokenValues } from './token-form.ts';
import { useKeyOf } from '../use-key-of.ts';

function Fields({ form }: { form: Form<TokenValues> }) {
  const t = useTranslations('systems');
  const levels = (area: (typeof tokenAreaNames)[number]) =>
    (['none', ...tokenAreas[area]] as const).map((level) => ({ value: level, label: t(`choice.${level}`) }));
  const owners = tokenOwners.map((owner) => ({ value: owner, label: t(`make.ownerOf.${owner}`) }));
  const days = tokenDays.map((count) => ({ value: String(count), label: t('make.dayCount', { count }) }));
  return (
    <>
      <TextInput
        {...form.text('name')}
        label={t('make.name')}
        description={t('make.nameHelp')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
      <fieldset className={classes['areas']}>
        <legend>{t('make.permissions')}</legend>
        {tokenAreaNames.map((area) => (
          <Select
            key={area}
            {...form.choice(area)}
            label={t(`area.${area}`)}
            data={levels(area)}
            allowDeselect={false}
          />
        ))}
      </fieldset>
      <Select {...form.choice('owner')} label={t('make.owner')} data={owners} allowDeselect={false} />
      <Select {...form.choice('days')} label={t('make.days')} data={days} allowDeselect={false} />
    </>
  );
}

export interface MadeToken {
  readonly token: ApiToken;
  readonly secret: string;
}

/** Name, permissions and end of a new token; it is shown on the screen behind, this once. */
export function TokenDialog({ onMade, onClose }: { onMade: (made: MadeToken) => void; onClose: () => void }) {
  const t = useTranslations('systems');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const keyOf = useKeyOf();
  const form = useForm<TokenValues>({
    keptAs: 'api-token',
    initial: noTokenValues,
    check: tokenErrors,
    texts: { orders: () => t('make.nothing') },
    send: async (values) => {
      const body = {
        name: values.name.trim(),
        scopes: scopesOf(values),
        days: Number(values.days),
        ofShop: values.owner === 'shop',
      };
      const made = await call('POST /api-tokens', { body }, keyOf(body));
      void queries.invalidateQueries({ queryKey: tokensQuery.queryKey });
      onMade(made);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('make.title')}
      note={t('make.note')}
      onClose={onClose}
      cancel={tActions('cancel')}
      submit={t('make.submit')}
      sending={t('make.sending')}
    >
      <Fields form={form} />
    </FormDialog>
  );
}
