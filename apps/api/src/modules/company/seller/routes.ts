import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { checkVatNumber } from './check-vat-number.ts';
import { read } from './read.ts';
import {
  saveBankAccount,
  saveBilling,
  saveBusiness,
  saveFiscalInformation,
  saveSellerInformation,
} from './save-section.ts';

export const companyRoutes = routesOf(api.company, {
  read,
  saveSellerInformation,
  saveFiscalInformation,
  saveBilling,
  saveBusiness,
  saveBankAccount,
  checkVatNumber,
});
