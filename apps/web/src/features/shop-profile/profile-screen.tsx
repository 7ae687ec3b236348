import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { mayIn } from '@offizin/domain/access/roles';
import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { IconExternalLink, IconEye, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { useSignedIn } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SectionForm, SectionLinks, useSectionInView } from '../../ui/form/section-form.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ContactSection } from './contact-section.tsx';
import { HoursSection } from './hours/hours-section.tsx';
import { ImagesSection } from './images/images-section.tsx';
import { PreviewCard } from './preview/preview-card.tsx';
import { profileQuery } from './profile-queries.ts';
import classes from './profile.module.css';
import { ShopPage } from './preview/shop-page.tsx';
import { TextsSection } from './texts-section.tsx';
import { type SectionKey, useProfileForm, useProfileSections } from './use-profile-form.ts';
import { useShopPage } from './preview/use-shop-page.ts';

const live = { queryKey: profileQuery.queryKey, everyMs: 1000 };
const historySearch = { tab: 'activity', group: 'company' };

function HeadActions({ onPreview }: { onPreview: () => void }) {
  const t = useTranslations('profile');
  const { session, seller } = useSignedIn();
  return (
    <>
      <span className={classes['onlyNarrow']}>
        <Button icon={<IconEye size={18} aria-hidden />} onClick={onPreview}>
          {t('showPreview')}
        </Button>
      </span>
      {mayIn(session.role, 'team', 'read') ? (
        <ButtonLink to={screens.access.path} search={historySearch} icon={<IconHistory size={18} aria-hidden />}>
          {t('history')}
        </ButtonLink>
      ) : null}
      <Button
        icon={<IconExternalLink size={18} aria-hidden />}
        onClick={() => window.open(`/partner/${encodeURIComponent(seller.externalId)}`, '_blank', 'noopener')}
      >
        {t('publicPage')}
      </Button>
    </>
  );
}

function Editor({ profile, screen }: { profile: ShopProfile; screen: ScreenId }) {
  const t = useTranslations('profile');
  const title = useTranslations('shell.screen')(screen);
  const form = useProfileForm(profile);
  const refusal = useRoleRefusal('profile');
  const sections = useProfileSections();
  const all = Object.values(sections);
  const [current, setCurrent] = useSectionInView(form, 'texts');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const page = useShopPage(form, profile);
  const onPhone = useMedia(phone);
  const links = (
    <SectionLinks label={t('sections')} sections={all} current={current} changed={form.changed} onChoose={setCurrent} />
  );
  const cardOf = (key: SectionKey) => ({
    section: sections[key],
    isCurrent: key === current,
    onEnter: setCurrent,
  });
  return (
    <>
      <div className={classes['head']}>
        <PageHead title={title} note={onPhone ? null : links}>
          <HeadActions onPreview={() => setPreviewOpen(true)} />
        </PageHead>
      </div>
      {onPhone ? links : null}
      <SectionForm
        form={form}
        refusal={refusal}
        sections={all}
        submit={t('save')}
        note={(changed) => (changed.some((part) => sections.hours.parts.includes(part)) ? t('deadlines') : undefined)}
        onShow={setCurrent}
        className={classes['columns']}
      >
        <div className={classes['sections']}>
          <TextsSection form={form} {...cardOf('texts')} />
          <ImagesSection {...cardOf('images')} profile={profile} />
          <HoursSection form={form} {...cardOf('hours')} />
          <ContactSection form={form} {...cardOf('contact')} />
        </div>
        <div className={classes['aside']}>
          <PreviewCard page={page} />
        </div>
      </SectionForm>
      {isPreviewOpen ? (
        <Dialog title={t('preview.title')} note={t('preview.note')} opened isPage onClose={() => setPreviewOpen(false)}>
          <ShopPage page={page} />
        </Dialog>
      ) : null}
    </>
  );
}

/** What shoppers see of the shop, edited by sections and saved together (PRO-01). */
export function ProfileScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('profile');
  const tActions = useTranslations('actions');
  const tShell = useTranslations('shell.screen');
  const tErrors = useTranslations('errors');
  const query = useQuery(profileQuery);
  useLiveQueries('profile', live);
  const { data } = query;
  return (
    <>
      {data === undefined ? <PageHead title={tShell(screen)} /> : null}
      <QueryState
        query={query}
        failed={{ title: t('failed'), text: tErrors('dialog.text'), retry: tActions('tryAgain') }}
      >
        {(profile) => <Editor profile={profile} screen={screen} />}
      </QueryState>
    </>
  );
}
