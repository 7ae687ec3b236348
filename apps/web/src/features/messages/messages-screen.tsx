import { AfterSaleHead } from '../../parts/after-sale/after-sale-head.tsx';

/** What customers write about their orders (ORD-22). */
export function MessagesScreen() {
  return <AfterSaleHead screen="messages" views={null} />;
}
