import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { create } from './create.ts';
import { decide } from './decide.ts';
import { changes, days, events } from './history.ts';
import { held } from './held.ts';
import { list } from './list.ts';
import { offer, resume, takeOut } from './offer.ts';
import { continueAll, pauseAll } from './pause-all.ts';
import { pause } from './pause.ts';
import { preview } from './preview.ts';
import { rank } from './rank.ts';
import { remove } from './remove.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { setLimits } from './set-limits.ts';
import { switchOn } from './switch-on.ts';

export const priceRuleRoutes = routesOf(api.priceRules, {
  list,
  held,
  create,
  save,
  remove,
  rank,
  preview,
  replay,
  switchOn,
  pause,
  decide,
  pauseAll,
  continueAll,
  setLimits,
});

export const priceRuleHistoryRoutes = routesOf(api.priceRuleHistory, {
  changes,
  events,
  days,
  offer,
  restore,
  resume,
  takeOut,
});
