import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { change } from './change.ts';
import { cropImage, putImage } from './put-image.ts';
import { read } from './read.ts';
import { removeImage } from './remove-image.ts';

export const shopProfileRoutes = routesOf(api.shopProfile, { read, change, putImage, cropImage, removeImage });
