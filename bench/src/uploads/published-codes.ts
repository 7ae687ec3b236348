import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isGtin } from '@offizin/domain/identifiers/gtin';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const folder = path.resolve(import.meta.dirname, '../../../../shared/data');
const files = ['gtin_eudamed_devices.tsv', 'ean_off2019.tsv'];
const fewestDigits = 12;

/** A GTIN of 14 digits as packs and lists have it. */
export const asPrinted = (gtin: string): string => (gtin.startsWith('0') ? gtin.slice(1) : gtin);

/** GTINs that are really in use, of 14 digits and each once, from tables beside the project; none where these are not there. */
function publishedGtins(): string[] {
  const found = new Set<string>();
  for (const file of files.map((name) => path.join(folder, name)).filter((name) => existsSync(name))) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const gtin = line.slice(0, line.indexOf('\t')).padStart(14, '0');
      if (gtin.replace(/^0+/, '').length >= fewestDigits && isGtin(asPrinted(gtin))) found.add(gtin);
    }
  }
  return [...found];
}

/** Puts published codes into the temporary table `published_code`, for the products with these numbers; returns how many. */
export async function loadPublishedCodes(client: pg.Client, products: number): Promise<number> {
  const gtins = publishedGtins().slice(0, products);
  await client.query('create temporary table published_code (n bigint primary key, gtin text)');
  const lines = Readable.from(gtins.map((gtin, index) => `${index + 1}\t${gtin}\n`));
  await pipeline(lines, client.query(copyFrom('copy published_code from stdin')));
  return gtins.length;
}
