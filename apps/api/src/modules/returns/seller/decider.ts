import type { Decider } from '@offizin/domain/returns/refund-limit';
import type { ActiveSession } from '../../../platform/session/active-session.ts';

/** In what capacity a call decides: a token is its owner's, and yet no person who looked at the case. */
export const deciderOf = ({ isSystem, subject }: ActiveSession): Decider => (isSystem ? 'systems' : subject.role);
