import { useTranslations } from 'use-intl';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import classes from './sync.module.css';

/** The shape of the screen while its figures are on their way. */
export function ResultsSkeleton() {
  const t = useTranslations('sync.screen');
  return (
    <div className={classes['page']} role="status" aria-label={t('loading')}>
      <div className={classes['overview']}>
        <div className={classes['waiting']}>
          <SkeletonLine width="45%" />
          <SkeletonLine width="80%" />
        </div>
        <div className={classes['waiting']}>
          <SkeletonLine width="60%" />
          <SkeletonLine width="30%" />
        </div>
      </div>
      <div className={classes['results']}>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <div key={each} className={classes['waiting']}>
            <SkeletonLine width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
