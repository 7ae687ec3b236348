import { phoneRules } from '@offizin/domain/company/phone-number';
import { webAddressLength } from '@offizin/domain/company/web-address';
import { limits } from '@offizin/domain/limits';
import { networkName } from '@offizin/domain/shop-profile/social-networks';
import { IconBrandFacebook, IconBrandLinkedin, IconBrandWhatsapp, IconBrandX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FieldName, SectionCard } from '../../ui/form/section-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { type ContactField, type NetworkField, networkFields, networkNames } from './profile-values.ts';
import classes from './profile.module.css';
import type { SectionProps } from './section-props.ts';
import type { ProfileForm } from './use-profile-form.ts';

const icons: Readonly<Record<NetworkField, typeof IconBrandX>> = {
  facebook: IconBrandFacebook,
  whatsapp: IconBrandWhatsapp,
  linkedin: IconBrandLinkedin,
  twitter: IconBrandX,
};

function PrefixSelect({ form }: { form: ProfileForm }) {
  const t = useTranslations('profile.contact');
  return (
    <select
      className={classes['prefix']}
      aria-label={t('prefix')}
      name="contact.phonePrefix"
      value={form.values['contact.phonePrefix']}
      onChange={(event) => form.set('contact.phonePrefix', event.currentTarget.value)}
    >
      {phoneRules.map(({ country, prefix }) => (
        <option key={country} value={prefix}>
          {prefix}
        </option>
      ))}
    </select>
  );
}

/** How shoppers reach the shop, and its pages in the networks (PRO-05). */
export function ContactSection({ form, ...card }: SectionProps) {
  const t = useTranslations('profile');
  const tFaults = useTranslations('faults');
  const said = (field: ContactField) => {
    const value = form.readAs(`contact.${field}`);
    return value === null ? null : tFaults('readAs', { value });
  };
  const bound = (field: ContactField, name: string) => ({
    ...form.text(`contact.${field}`),
    description: said(field),
    label: <FieldName isChanged={form.changed.includes(`contact.${field}`)}>{name}</FieldName>,
  });
  return (
    <SectionCard {...card} title={t('contactTitle')} note={t('public')}>
      <div className={classes['fields']}>
        <TextInput
          {...bound('phone', t('contact.phone'))}
          className={classes['third'] ?? ''}
          type="tel"
          maxLength={30}
          leftSection={<PrefixSelect form={form} />}
          leftSectionWidth={76}
          leftSectionPointerEvents="all"
        />
        <TextInput
          {...bound('email', t('contact.email'))}
          className={classes['third'] ?? ''}
          type="email"
          maxLength={200}
        />
        <TextInput
          {...bound('website', t('contact.website'))}
          className={classes['third'] ?? ''}
          inputMode="url"
          autoCapitalize="none"
          maxLength={webAddressLength}
          leftSection={<span className={classes['before']}>https://</span>}
          leftSectionWidth={66}
        />
        {networkNames.map((field) => {
          const Icon = icons[field];
          return (
            <TextInput
              key={field}
              {...bound(field, networkName(networkFields[field]))}
              className={classes['quarter'] ?? ''}
              autoCapitalize="none"
              maxLength={limits.socialName}
              placeholder={field === 'whatsapp' ? '' : t('contact.pageName')}
              leftSection={<Icon size={16} aria-hidden />}
            />
          );
        })}
      </div>
    </SectionCard>
  );
}
