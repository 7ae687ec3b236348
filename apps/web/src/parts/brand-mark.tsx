import { initialData } from '../platform/initial-data.ts';

export function BrandMark() {
  return <img src={`/assets/icon-${initialData.brand}.svg`} alt="" width={28} height={28} />;
}
