import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { CodeBlock } from './code-block.tsx';
import type { Reply } from './operations.ts';
import classes from './reference.module.css';
import type { StartPage as Page } from './reference-paths.ts';
import { shopPaths } from './shop-paths.ts';

const samples: Readonly<Record<Page, (origin: string, variable: string) => string>> = {
  authentication: (origin, variable) =>
    `curl "${origin}${shopPaths.base}/openapi.json" \\\n  -H "Authorization: Bearer $${variable}"`,
  repeat: () => 'Idempotency-Key: pack-48102310-1',
  errors: () =>
    [
      'HTTP/1.1 429 Too Many Requests',
      'Content-Type: application/problem+json',
      'Retry-After: 17',
      `RateLimit-Limit: ${limits.tokenCallsPerMinute}`,
      'RateLimit-Remaining: 0',
      'RateLimit-Reset: 17',
    ].join('\n'),
};

interface StartPageProps {
  readonly page: Page;
  /** The environment variable of the token. */
  readonly variable: string;
  /** What every operation may answer with. */
  readonly common: readonly Reply[];
}

/** The codes that every operation may answer with. */
function CommonCodes({ common }: Pick<StartPageProps, 'common'>) {
  const t = useTranslations('apiReference');
  return (
    <section className={classes['fields']} aria-label={t('everywhere')}>
      <h3>{t('everywhere')}</h3>
      <dl lang="en">
        {common.map(({ status, codes }) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
              {codes.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What holds for all operations. */
export function StartPage({ page, variable, common }: StartPageProps) {
  const t = useTranslations('apiReference.page');
  return (
    <article className={classes['page']} aria-labelledby="operation">
      <header>
        <h2 id="operation" tabIndex={-1}>
          {t(`${page}.title`)}
        </h2>
      </header>
      <p>{t(`${page}.first`)}</p>
      <p>{t(`${page}.second`)}</p>
      <p>{t(`${page}.third`)}</p>
      <div className={classes['panel']}>
        <CodeBlock
          label={t(`${page}.title`)}
          text={samples[page](window.location.origin, variable)}
          variable={`$${variable}`}
        />
      </div>
      {page === 'errors' ? <CommonCodes common={common} /> : null}
    </article>
  );
}
