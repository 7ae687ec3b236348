import { useTranslations } from 'use-intl';
import { CodeBlock } from './code-block.tsx';
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
      'RateLimit-Limit: 300',
      'RateLimit-Remaining: 0',
      'RateLimit-Reset: 17',
    ].join('\n'),
};

/** What holds for all operations. */
export function StartPage({ page, variable }: { page: Page; variable: string }) {
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
    </article>
  );
}
