import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { statementExceptions } from './statement-exceptions.ts';
import { statementFindings } from './statement-findings.ts';

interface SentStatement {
  readonly sender: string;
  readonly text: string;
}

/** What breaks the habits of a distributed database in the statements, but for the exceptions. */
export function sentStatementFindings(statements: readonly SentStatement[]): string[] {
  const isAllowed = (sender: string, rule: string) =>
    statementExceptions.some((exception) => exception.sender === sender && exception.rule === rule);
  const found = statements.flatMap(({ sender, text }) =>
    statementFindings(text)
      .filter(({ rule }) => !isAllowed(sender, rule))
      .map(({ rule, finding }) => `${sender} (${rule}): ${finding}\n    ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`),
  );
  return [...new Set(found)];
}

async function readSent(folder: string): Promise<SentStatement[]> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  const lines = new Set(files.flatMap((file) => file.split('\n').filter((line) => line !== '')));
  return [...lines].map((line): SentStatement => JSON.parse(line));
}

/** What the tests of a run send is written down, and looked through at its end. */
export async function watchStatements(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offizin-statements-'));
  process.env['SENT_STATEMENTS'] = folder;
  return async () => {
    const statements = await readSent(folder);
    await rm(folder, { recursive: true });
    const findings = sentStatementFindings(statements);
    if (findings.length > 0)
      throw new Error(
        `Statements that a database of several nodes refuses or sends to each of them:\n${findings.join('\n')}`,
      );
  };
}
