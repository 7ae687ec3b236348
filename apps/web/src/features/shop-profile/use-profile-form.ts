import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { networkName } from '@offizin/domain/shop-profile/social-networks';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import type { FormSection } from '../../ui/form/sections.ts';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { profileQuery, useTakeProfile } from './profile-queries.ts';
import {
  changeIn,
  meantProfile,
  networkFields,
  networkNames,
  profileFaults,
  type ProfileValues,
  profileValues,
} from './profile-values.ts';
import { useQueryClient } from '@tanstack/react-query';
import { fieldsOf } from './hours/week-values.ts';
import { useWeekdayNames } from './hours/weekday-names.ts';

export type ProfileForm = Form<ProfileValues>;
export type SectionKey = 'texts' | 'images' | 'hours' | 'contact';

/** Which state of the profile the form begins from: saving any section makes another. */
const stateOf = ({ versions }: ShopProfile): number => versions.texts + versions.contact + versions.hours;

/** The form of the profile: saves the sections that changed, and keeps what was typed while somebody else saves (PRO-02). */
export function useProfileForm(profile: ShopProfile): ProfileForm {
  const t = useTranslations('profile');
  const take = useTakeProfile();
  const queries = useQueryClient();
  const saved = useRef<ShopProfile>(null);
  const initial = profileValues(profile);
  return useForm<ProfileValues>({
    keptAs: 'shop-profile',
    initial,
    version: stateOf(profile),
    keepsTyped: true,
    check: profileFaults,
    meant: meantProfile,
    schema: async () => (await import('./profile-schema.ts')).profileCheck,
    body: (values) => changeIn(values, profile, null),
    texts: {
      'contact.phone': () => t('contact.phoneWrong'),
      'contact.email': () => t('contact.emailWrong'),
      'contact.website': () => t('contact.websiteWrong'),
      'contact.facebook': () => t('contact.nameWrong'),
      'contact.whatsapp': () => t('contact.phoneWrong'),
      'contact.linkedin': () => t('contact.nameWrong'),
      'contact.twitter': () => t('contact.nameWrong'),
    },
    send: async (values) => {
      try {
        saved.current = await call('PUT /shop-profile', { body: changeIn(values, profile, initial) });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'settings.version_conflict')
          void queries.invalidateQueries(profileQuery);
        throw error;
      }
    },
    onSent: () => {
      if (saved.current !== null) take(saved.current);
      showSnackbar('success', t('saved'));
    },
  });
}

/** The page's sections, and what of each counts as one change. */
export function useProfileSections(): Readonly<Record<SectionKey, FormSection>> {
  const t = useTranslations('profile');
  const days = useWeekdayNames();
  const part = (label: string, ...names: (keyof ProfileValues)[]) => ({ label, names });
  return {
    texts: {
      key: 'texts',
      title: t('section.texts'),
      parts: [
        part(t('text.shortDescription'), 'texts.shortDescription'),
        part(t('text.about'), 'texts.about'),
        part(t('text.responsibleName'), 'texts.responsibleName'),
        part(t('text.responsibleTitle'), 'texts.responsibleTitle'),
      ],
    },
    images: { key: 'images', title: t('section.images'), parts: [] },
    hours: {
      key: 'hours',
      title: t('section.hours'),
      parts: weekdays.map((day: Weekday) => part(days.name(day), ...fieldsOf(day))),
    },
    contact: {
      key: 'contact',
      title: t('section.contact'),
      parts: [
        part(t('contact.phone'), 'contact.phonePrefix', 'contact.phone'),
        part(t('contact.email'), 'contact.email'),
        part(t('contact.website'), 'contact.website'),
        ...networkNames.map((field) => part(networkName(networkFields[field]), `contact.${field}`)),
      ],
    },
  };
}
