import '@offizin/contract/no-generated-code';
import { bodyCheck } from '@offizin/contract/body-check';
import { shopProfileChange } from '@offizin/contract/shop-profile/seller';

/** What the server finds wrong with the call, found before it is sent. */
export const profileCheck = bodyCheck(shopProfileChange);
