import { existsSync, readFileSync } from 'node:fs';
import { type Brand, brandIds, brands } from '../../packages/domain/src/brand/brands.ts';
import { brandColours } from '../../packages/domain/src/brand/colours.ts';
import { couriers } from '../../packages/domain/src/orders/courier-rules.ts';
import { deliveryTypes } from '../../packages/domain/src/orders/statuses.ts';
import { inProject } from '../project.ts';

/** What is asked of a brand that the compiler cannot ask for. */
export interface CheckedBrand extends Pick<Brand, 'name' | 'developmentHosts'> {
  readonly id: string;
  readonly accent: string;
}

export interface BrandSources {
  readonly readme: string;
  /** The text of a brand's icon; null where there is none. */
  readonly iconOf: (id: string) => string | null;
}

function findingsOf({ id, name, accent, developmentHosts }: CheckedBrand, { readme, iconOf }: BrandSources): string[] {
  const icon = iconOf(id);
  const sent = couriers.filter((courier) => courier.brands.some((brand) => brand === id));
  const unsent = deliveryTypes.filter((type) => !sent.some((courier) => courier.deliveryTypes.includes(type)));
  const hosts = developmentHosts.filter(({ host }) => !readme.includes(`\`${host}\``));
  return [
    ...(icon === null ? [`${id}: apps/web/public/assets/icon-${id}.svg is missing`] : []),
    ...(icon !== null && !icon.toLowerCase().includes(accent) ? [`${id}: the icon lacks the accent ${accent}`] : []),
    ...unsent.map((type) => `${id}: no courier delivers ${type}`),
    ...hosts.map(({ host }) => `${id}: README.md does not name the host ${host}`),
    ...(readme.includes(name) ? [] : [`${id}: README.md does not name ${name}`]),
  ];
}

/** What these brands lack beside their records. */
export const brandFindings = (checked: readonly CheckedBrand[], sources: BrandSources): string[] =>
  checked.flatMap((brand) => findingsOf(brand, sources));

export function checkBrandFiles(): string[] {
  const readme = readFileSync(inProject('README.md'), 'utf8');
  const iconOf = (id: string): string | null => {
    const file = inProject('apps/web/public/assets', `icon-${id}.svg`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const checked = brandIds.map((id) => ({ ...brands[id], accent: brandColours[id].light.accent }));
  return brandFindings(checked, { readme, iconOf });
}
