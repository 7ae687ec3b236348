import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addClosure, changeClosure, removeClosure } from './change-closure.ts';
import { addDuty, changeDuty, removeDuty } from './change-duty.ts';
import { addSpecialHours, changeSpecialHours, removeSpecialHours } from './change-special-hours.ts';
import { chooseDay, chooseRegion } from './choose-holidays.ts';
import { keepLocalHoliday } from './keep-local-holiday.ts';
import { plan } from './plan.ts';
import { pause, read } from './read.ts';

export const holidaysRoutes = routesOf(api.holidays, {
  read,
  plan,
  pause,
  addClosure,
  changeClosure,
  removeClosure,
  addSpecialHours,
  changeSpecialHours,
  removeSpecialHours,
  addDuty,
  changeDuty,
  removeDuty,
  chooseDay,
  chooseRegion,
  keepLocal: keepLocalHoliday,
});
