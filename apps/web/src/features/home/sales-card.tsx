import type { BusinessView } from '@offizin/contract/business/seller';
import { screens } from '@offizin/domain/access/screens';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { businessQuery, useLiveBusiness } from '../../parts/business/business-queries.ts';
import { useRunOutWords } from '../../parts/business/run-out-words.ts';
import { useSalesWords } from '../../parts/business/sales-words.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import classes from './sales-card.module.css';

const path = screens.business.path;

function Figures({ view }: { view: BusinessView }) {
  const t = useTranslations('business');
  const words = useSalesWords(view);
  const runOutWords = useRunOutWords();
  const { best, runningOut } = view;
  const [first] = runningOut.products;
  const [favourite] = best.units;
  const lasts = runOutWords(first?.runOut ?? null);
  return (
    <dl className={classes['figures']}>
      {(['today', 'week'] as const).map((figure) => (
        <div key={figure}>
          <dt>{t(`day.${figure}`)}</dt>
          <dd>
            <b>{words[figure].value}</b>
            <span>{words[figure].of}</span>
            <small>{words[figure].hint}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('home.best')}</dt>
        <dd>
          {favourite === undefined ? t('best.empty') : favourite.name}
          {favourite === undefined ? null : <span>{t('day.units', { count: favourite.units })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('runOut.title')}</dt>
        <dd>
          {runningOut.count === 0 ? t('runOut.empty') : t('home.runningOut', { count: runningOut.count })}
          {first === undefined || lasts === null ? null : (
            <span>{t('home.first', { name: first.name, when: lasts })}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What sells, in short: the same answer as on the screen of its own, which it leads to (MET-08). */
export function SalesCard() {
  const t = useTranslations('business.home');
  const { data, error } = useQuery(businessQuery);
  useLiveBusiness();
  const all = (
    <Link to={path} className={classes['more']}>
      {t('all')}
      <IconChevronRight size={14} aria-hidden />
    </Link>
  );
  return (
    <div className={classes['place']}>
      <Card title={t('title')} action={all}>
        {data === undefined ? null : <Figures view={data} />}
        {data === undefined && error !== null ? <CardText>{t('failed')}</CardText> : null}
        {data === undefined && error === null ? (
          <CardText>
            <SkeletonLine width="60%" />
          </CardText>
        ) : null}
      </Card>
    </div>
  );
}
