import type { ScreenId } from '@offizin/domain/access/screens';
import {
  type Icon,
  IconApi,
  IconBuildingBank,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarOff,
  IconChartBar,
  IconFileDollar,
  IconFileInvoice,
  IconGauge,
  IconHome,
  IconKey,
  IconPackage,
  IconPlugConnected,
  IconRefresh,
  IconReportAnalytics,
  IconScale,
  IconTag,
  IconTruckDelivery,
  IconUpload,
  IconBriefcase,
  IconTruck,
  IconCoin,
} from '@tabler/icons-react';

/** The icon of each screen that is in the menu. */
const icons: Partial<Record<ScreenId, Icon>> = {
  home: IconHome,
  marketplace_sales: IconPackage,
  gold_ventas: IconPackage,
  my_products: IconTag,
  offer_upload: IconUpload,
  gold_offer_upload: IconUpload,
  sync_results: IconRefresh,
  gold_sync_results: IconRefresh,
  fulfilment_orders: IconTruckDelivery,
  fulfilment_catalogue: IconBuildingWarehouse,
  price_updates: IconCoin,
  performance: IconGauge,
  reports: IconReportAnalytics,
  profile: IconBuildingStore,
  company: IconBriefcase,
  services: IconPlugConnected,
  access: IconKey,
  holidays: IconCalendarOff,
  fiscal_information: IconFileDollar,
  legal_documents: IconScale,
  shipping_costs: IconTruck,
  payment_provider: IconBuildingBank,
  invoices: IconFileInvoice,
  own_systems: IconApi,
};

export function MenuIcon({ screen }: { screen: ScreenId }) {
  const Shape = icons[screen] ?? IconChartBar;
  return <Shape size={18} stroke={1.75} aria-hidden />;
}
