import { registrationMachineApi } from '@offizin/contract/registrations/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { approveRegistration, rejectRegistration, requestRegistrationChanges } from './decide-registration.ts';
import { registration, registrationLicence, registrations } from './registrations.ts';

export const registrationsMarketplaceRoutes = routesOf(registrationMachineApi, {
  approveRegistration,
  rejectRegistration,
  requestRegistrationChanges,
  registration,
  registrationLicence,
  registrations,
});
