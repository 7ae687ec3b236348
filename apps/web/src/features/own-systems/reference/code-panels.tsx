import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { type Operation, ownReplies, type Reply } from './operations.ts';
import classes from './reference.module.css';
import { keepSettings, readSettings } from './reference-settings.ts';
import {
  type CodeLanguage,
  codeLanguages,
  codeOf,
  type RealValues,
  sampleRequest,
  variableOf,
} from './request-code.ts';

const languageNames: Readonly<Record<CodeLanguage, string>> = {
  curl: 'curl',
  node: 'Node',
  python: 'Python',
  php: 'PHP',
};

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly key: T; readonly name: string; readonly hint?: string | undefined }[];
  readonly current: T;
  readonly onChoose: (key: T) => void;
}

/** Which of some views of one thing is shown. */
export function ViewSwitch<T extends string>({ label, choices, current, onChoose }: SwitchProps<T>) {
  return (
    <div className={classes['switch']} role="group" aria-label={label}>
      {choices.map(({ key, name, hint }) => (
        <button key={key} type="button" aria-pressed={key === current} title={hint} onClick={() => onChoose(key)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** The language of the examples, remembered in the browser. */
function useCodeLanguage() {
  const [language, setLanguage] = useState(() => readSettings().language);
  const choose = (next: CodeLanguage) => {
    setLanguage(next);
    keepSettings({ language: next });
  };
  return { language, choose };
}

interface RequestProps {
  readonly operation: Operation;
  readonly tokenName: string | null;
  readonly real: RealValues;
}

export function RequestPanel({ operation, tokenName, real }: RequestProps) {
  const t = useTranslations('apiReference');
  const { language, choose } = useCodeLanguage();
  const variable = variableOf(tokenName);
  const request = sampleRequest(operation, { origin: window.location.origin, variable, real });
  const text = codeOf(language, request);
  return (
    <section className={classes['panel']} aria-label={t('request')}>
      <header>
        <h3>{t('request')}</h3>
        <ViewSwitch
          label={t('language')}
          choices={codeLanguages.map((key) => ({ key, name: languageNames[key] }))}
          current={language}
          onChoose={choose}
        />
        <CopyButton text={text} label={t('copyRequest')} />
      </header>
      <CodeBlock
        label={`${t('request')}, ${languageNames[language]}`}
        text={text}
        variable={language === 'curl' ? `$${variable}` : variable}
      />
      <p>
        {tokenName === null
          ? t('noVariable', { variable: `$${variable}` })
          : t('variable', { variable: `$${variable}`, name: tokenName })}
      </p>
    </section>
  );
}

export function AnswerPanel({ operation, common }: { operation: Operation; common: readonly Reply[] }) {
  const t = useTranslations('apiReference');
  const replies = ownReplies(operation, common);
  const [status, setStatus] = useState('200');
  const shown = replies.find((reply) => reply.status === status) ?? replies[0];
  if (shown === undefined) return null;
  return (
    <section className={classes['panel']} aria-label={t('answer')}>
      <header>
        <h3>{t('answer')}</h3>
        <ViewSwitch
          label={t('status')}
          choices={replies.map((reply) => ({ key: reply.status, name: reply.status, hint: reply.codes.join(', ') }))}
          current={shown.status}
          onChoose={setStatus}
        />
      </header>
      {shown.codes.length === 0 ? null : (
        <p lang="en">
          {shown.codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </p>
      )}
      {shown.example === undefined ? (
        <p>{t('file', { type: shown.mediaType })}</p>
      ) : (
        <CodeBlock label={`${t('answer')} ${shown.status}`} text={JSON.stringify(shown.example, null, 2)} />
      )}
    </section>
  );
}
