import { timingSafeEqual } from 'node:crypto';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { App } from '../../../platform/app.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { MailedCodePurpose } from '../tables.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { macOf } from './mailed-code.ts';
import { takeTry } from './mailed-code-queries.ts';

interface Typed {
  readonly purpose: MailedCodePurpose;
  readonly brand: BrandId;
  readonly flow: string;
  readonly code: string;
  readonly now: Date;
}

/** The code that a browser asked for, one try less, and whether this is it; undefined where it cannot be tried any more. */
export async function tryCode(app: App, { purpose, brand, flow, code, now }: Typed) {
  const taken = await withIdentity(app.pool, (db) => takeTry(db, { purpose, brand, flowHash: hashOf(flow), now }));
  if (taken === undefined) return undefined;
  const { codeMac, ...rest } = taken;
  return { ...rest, isRight: timingSafeEqual(codeMac, macOf(app, purpose, `${flow}/${code}`)) };
}
