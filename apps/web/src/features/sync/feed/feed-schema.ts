import '@offizin/contract/no-generated-code';
import { bodyCheck } from '@offizin/contract/body-check';
import { feedSettings } from '@offizin/contract/feeds/seller';

export const feedSchema = bodyCheck(feedSettings);
