import type { MenuScreenId, ScreenId } from '@offizin/domain/access/screens';
import {
  type Icon,
  IconApi,
  IconBuildingBank,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarOff,
  IconFileInvoice,
  IconGauge,
  IconHome,
  IconKey,
  IconMessages,
  IconPackage,
  IconPlugConnected,
  IconRefresh,
  IconReportAnalytics,
  IconScale,
  IconTag,
  IconTarget,
  IconTruckDelivery,
  IconUpload,
  IconBriefcase,
  IconTruck,
  IconCoin,
} from '@tabler/icons-react';

/** The icon of each screen that is in the menu. */
const menuIcons: Readonly<Record<MenuScreenId, Icon>> = {
  home: IconHome,
  marketplace_sales: IconPackage,
  gold_ventas: IconPackage,
  messages: IconMessages,
  returns: IconMessages,
  my_products: IconTag,
  price_rules: IconTarget,
  offer_upload: IconUpload,
  gold_offer_upload: IconUpload,
  sync_results: IconRefresh,
  gold_sync_results: IconRefresh,
  fulfilment_orders: IconTruckDelivery,
  fulfilment_catalogue: IconBuildingWarehouse,
  price_updates: IconCoin,
  performance: IconGauge,
  business: IconReportAnalytics,
  run_out: IconReportAnalytics,
  reports: IconReportAnalytics,
  profile: IconBuildingStore,
  company: IconBriefcase,
  services: IconPlugConnected,
  access: IconKey,
  holidays: IconCalendarOff,
  legal_documents: IconScale,
  shipping_costs: IconTruck,
  payment_provider: IconBuildingBank,
  invoices: IconFileInvoice,
  accountant: IconReportAnalytics,
  ledger: IconFileInvoice,
  own_systems: IconApi,
};

/** The API names the screens of the menu, as screens among all. */
const icons: Readonly<Partial<Record<ScreenId, Icon>>> = menuIcons;

export function MenuIcon({ screen }: { screen: ScreenId }) {
  const Shape = icons[screen] ?? IconHome;
  return <Shape size={18} stroke={1.75} aria-hidden />;
}
