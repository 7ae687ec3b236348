import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiName, apiNames, describeApi } from './openapi/document.ts';

const usage = `npm run openapi [-- <folder> | --print <api>]

Writes openapi-<api>.json of each API (${apiNames.join(', ')}) into the folder, by default dist/openapi;
--print writes the document of one API to the standard output instead.
`;

const textOf = (name: ApiName) => `${JSON.stringify(describeApi(name), null, 2)}\n`;

function writeDocuments(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of apiNames) {
    const file = path.join(folder, `openapi-${name}.json`);
    writeFileSync(file, textOf(name));
    process.stdout.write(`Wrote ${file}\n`);
  }
}

function run([first, second]: readonly string[]): number {
  const wanted = apiNames.find((name) => name === second);
  if (first === '--print' && wanted !== undefined) process.stdout.write(textOf(wanted));
  else if (first === undefined || !first.startsWith('-')) writeDocuments(path.resolve(first ?? 'dist/openapi'));
  else {
    process.stderr.write(usage);
    return first === '--help' ? 0 : 2;
  }
  return 0;
}

process.exitCode = run(process.argv.slice(2));
