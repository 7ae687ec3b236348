import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { askCode } from './ask-code.ts';
import { putLicence, removeLicence } from './licence.ts';
import { mailLink } from './mail-link.ts';
import { prove } from './prove.ts';
import { read } from './read.ts';
import { resume } from './resume.ts';
import { save } from './save.ts';
import { searchAddresses } from './search-addresses.ts';
import { submit } from './submit.ts';

export const registrationRoutes = routesOf(api.registrations, {
  askCode,
  prove,
  resume,
  read,
  save,
  putLicence,
  removeLicence,
  mailLink,
  searchAddresses,
  submit,
});
