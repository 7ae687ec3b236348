import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import {
  hoursText,
  isRoundTheClock,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '@offizin/domain/calendar/opening-hours';
import { type SocialNetwork, networkName, socialAddress } from '@offizin/domain/shop-profile/social-networks';
import { IconClock, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './shop-page.module.css';
import { useWeekdayNames } from '../hours/weekday-names.ts';

/** All that the page of a shop shows, as plain data: the public page shows the same. */
export interface ShopPageData {
  readonly name: string;
  /** Where it is, and since when it sells. */
  readonly place: string;
  /** Whether it is open now, in words; null where nobody knows its hours. */
  readonly state: { readonly isOpen: boolean; readonly text: string } | null;
  readonly today: Weekday;
  readonly texts: ShopProfile['texts'];
  readonly week: OpeningHours | null;
  /** The days that differ from what is saved. */
  readonly changed: ReadonlySet<Weekday>;
  readonly contact: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly website: string | null;
    readonly pages: readonly { readonly network: SocialNetwork; readonly name: string }[];
  };
  /** The addresses of the pictures' files. */
  readonly pictures: Readonly<Record<'background' | 'logo' | 'portrait', string | null>>;
}

function Hours({ page, week }: { page: ShopPageData; week: OpeningHours }) {
  const t = useTranslations('profile.preview');
  const days = useWeekdayNames();
  return (
    <section className={classes['part']}>
      <h4>{t('hours')}</h4>
      <dl className={classes['hours']}>
        {weekdays.map((day) => (
          <div key={day} data-today={day === page.today || undefined} data-changed={page.changed.has(day) || undefined}>
            <dt>{day === page.today ? t('today', { day: days.name(day) }) : days.name(day)}</dt>
            <dd>{isRoundTheClock(week[day]) ? t('dayAlways') : (hoursText(week[day]) ?? t('dayClosed'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contact({ contact: { phone, email, website, pages } }: Pick<ShopPageData, 'contact'>) {
  const t = useTranslations('profile.preview');
  if (phone === null && email === null && website === null && pages.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h4>{t('contact')}</h4>
      <ul className={classes['contact']}>
        {phone === null ? null : (
          <li>
            <IconPhone size={14} aria-hidden /> {phone}
          </li>
        )}
        {email === null ? null : (
          <li>
            <IconMail size={14} aria-hidden /> {email}
          </li>
        )}
        {website === null ? null : (
          <li>
            <IconWorld size={14} aria-hidden /> {website.replace(/^https?:\/\//, '')}
          </li>
        )}
        {pages.map(({ network, name }) => (
          <li key={network}>
            <a href={socialAddress(network, name)} target="_blank" rel="noreferrer">
              {networkName(network)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop as shoppers see it. */
export function ShopPage({ page }: { page: ShopPageData }) {
  const t = useTranslations('profile.preview');
  const { pictures, texts, state } = page;
  return (
    <article className={classes['page']}>
      <div className={classes['cover']}>
        {pictures.background === null ? null : <img src={pictures.background} alt="" />}
      </div>
      <div className={classes['inside']}>
        <div className={classes['top']} data-logo={pictures.logo !== null || undefined}>
          {pictures.logo === null ? null : <img className={classes['logo']} src={pictures.logo} alt="" />}
          <h3>{page.name}</h3>
          <p className={classes['place']}>{page.place}</p>
          {state === null ? null : (
            <p className={classes['state']} data-open={state.isOpen || undefined}>
              <IconClock size={14} aria-hidden />
              {state.text}
            </p>
          )}
          <p className={classes['text']} data-empty={texts.shortDescription === null || undefined}>
            {texts.shortDescription ?? t('noText')}
          </p>
          {texts.about === null ? null : <p className={classes['text']}>{texts.about}</p>}
        </div>
        {page.week === null ? null : <Hours page={page} week={page.week} />}
        <Contact contact={page.contact} />
        {texts.responsibleName === null ? null : (
          <section className={classes['person']}>
            {pictures.portrait === null ? null : <img src={pictures.portrait} alt="" />}
            <div>
              <b>{texts.responsibleName}</b>
              <span>{texts.responsibleTitle}</span>
            </div>
          </section>
        )}
      </div>
    </article>
  );
}
