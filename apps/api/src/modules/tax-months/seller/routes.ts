import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { bookings } from './bookings.ts';
import { close } from './close.ts';
import { list } from './list.ts';
import { read } from './read.ts';
import { changeSettings, settings } from './settings.ts';

export const taxMonthsRoutes = routesOf(api.taxMonths, { list, read, bookings, close, settings, changeSettings });
