import { AfterSaleHead } from '../../parts/after-sale/after-sale-head.tsx';

/** What customers bring back and complain about, and what the shop decides (ORD-22). */
export function ReturnsScreen() {
  return <AfterSaleHead screen="returns" views={null} />;
}
