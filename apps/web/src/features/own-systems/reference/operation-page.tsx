import type { ApiToken } from '@offizin/contract/own-systems/tokens';
import { mayWith, tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { IconKey, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip.tsx';
import { CopyIcon } from './copy-button.tsx';
import { Described } from './described.tsx';
import type { Operation, Parameter } from './operations.ts';
import classes from './reference.module.css';
import type { Field } from './schema-fields.ts';
import { shopPaths } from './shop-paths.ts';

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  const t = useTranslations('apiReference');
  if (fields.length === 0) return null;
  return (
    <section className={classes['fields']} aria-label={title}>
      <h3>{title}</h3>
      <dl lang="en">
        {fields.map(({ name, type, isRequired, isNullable, description, values }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span>{type}</span>
              <em data-required={isRequired || undefined}>{t(isRequired ? 'required' : 'optional')}</em>
              {isNullable ? <em>{t('nullable')}</em> : null}
            </dt>
            {description === '' && values.length === 0 ? null : (
              <dd>
                <Described>{description}</Described>
                {values.length === 0 ? null : (
                  <ul>
                    {values.map((value) => (
                      <li key={value}>
                        <code>{value}</code>
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether the chosen token may call it, and if not, what it lacks. */
function Permission({ scope, token }: { scope: string; token: ApiToken | null }) {
  const t = useTranslations('apiReference');
  const wanted = tokenScopes.find((each) => each === scope);
  if (wanted === undefined) return <Chip icon={<IconKey size={14} aria-hidden />}>{t('anyToken')}</Chip>;
  if (token === null || mayWith(token.scopes, wanted))
    return (
      <Chip tone="accent" icon={<IconKey size={14} aria-hidden />}>
        {scope}
      </Chip>
    );
  return (
    <Chip tone="amber" icon={<IconLock size={14} aria-hidden />}>
      {t('lacks', { scope, name: token.name, scopes: token.scopes.join(', ') })}
    </Chip>
  );
}

const placed = (parameters: readonly Parameter[], place: Parameter['place']) =>
  parameters.filter((each) => each.place === place);

/** One operation: what it does, what it takes and what it answers. */
export function OperationPage({ operation, token }: { operation: Operation; token: ApiToken | null }) {
  const t = useTranslations('apiReference');
  const { method, path, summary, description, scope, parameters, body, replies } = operation;
  const done = replies.find(({ status }) => status.startsWith('2'));
  return (
    <article className={classes['page']} aria-labelledby="operation">
      <header>
        <h2 id="operation" lang="en" tabIndex={-1}>
          {summary}
        </h2>
        <Permission scope={scope} token={token} />
      </header>
      <p className={classes['path']}>
        <b data-writes={method !== 'GET' || undefined}>{method}</b>
        <code>
          {shopPaths.base}
          {path}
        </code>
        <CopyIcon text={`${shopPaths.base}${path}`} label={t('copyPath')} />
      </p>
      {description === '' ? null : (
        <p lang="en">
          <Described>{description}</Described>
        </p>
      )}
      <Fields title={t('place.path')} fields={placed(parameters, 'path')} />
      <Fields title={t('place.query')} fields={placed(parameters, 'query')} />
      <Fields title={t('place.header')} fields={placed(parameters, 'header')} />
      {body === null ? null : (
        <>
          {body.fields.length === 0 ? <h3>{t('place.body')}</h3> : null}
          <Fields title={t('place.body')} fields={body.fields} />
          <p lang="en">
            <code>{body.mediaType}</code> <Described>{body.description}</Described>
          </p>
        </>
      )}
      <Fields title={t('place.answer')} fields={done?.fields ?? []} />
    </article>
  );
}
