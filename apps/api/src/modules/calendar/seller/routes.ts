import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addClosure, changeClosure, removeClosure } from './change-closure.ts';
import { addDuty, removeDuty } from './change-duty.ts';
import { addSpecialHours, removeSpecialHours } from './change-special-hours.ts';
import { chooseDay, chooseRegion } from './choose-holidays.ts';
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
  removeSpecialHours,
  addDuty,
  removeDuty,
  chooseDay,
  chooseRegion,
});
