import { createConfig, lintDocument, makeDocumentFromString, BaseResolver } from '@redocly/openapi-core';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { startChild } from '../processes/child.ts';

/** The documents that somebody outside writes against; the pages' own is read by nobody else. */
const documents = ['marketplace', 'shop'] as const;

/** A document as `npm run openapi` prints it. */
async function printed(name: string): Promise<string> {
  const lines: string[] = [];
  const args = ['apps/api/src/openapi.ts', '--print', name];
  const writer = startChild({ name: 'openapi', args, onLine: (line) => lines.push(line) });
  if ((await writer.exited) !== 0) throw new Error(`the document of ${name} could not be made: ${lines.join('\n')}`);
  return lines.join('\n');
}

async function redoclyFindings(text: string): Promise<string[]> {
  const { styleguide } = await createConfig({ extends: ['recommended'] });
  const document = makeDocumentFromString(text, 'openapi.json');
  const problems = await lintDocument({ document, externalRefResolver: new BaseResolver(), config: styleguide });
  return problems.map(({ ruleId, message, location }) => `redocly ${ruleId}: ${location[0]?.pointer ?? ''} ${message}`);
}

async function spectralFindings(text: string): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [[oas, 'recommended']] }));
  const problems = await spectral.run(text);
  return problems.map(({ code, message, path }) => `spectral ${code}: #/${path.join('/')} ${message}`);
}

/** What the two public linters, with the rules that each recommends, find in a document. */
export async function lintFindings(text: string): Promise<string[]> {
  return [...(await redoclyFindings(text)), ...(await spectralFindings(text))];
}

export async function checkApiDocuments(): Promise<string[]> {
  const findings: string[] = [];
  for (const name of documents)
    findings.push(...(await lintFindings(await printed(name))).map((finding) => `${name}: ${finding}`));
  return findings;
}
