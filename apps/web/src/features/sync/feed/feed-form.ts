import type { FieldError } from '@offizin/contract/errors';
import type { FeedSettings, FeedState } from '@offizin/contract/feeds/seller';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { fieldsRead, type UploadField } from '@offizin/domain/uploads/upload-fields';

type MappingField = `mapping.${UploadField}`;

/** The form's fields, named by their paths in the call's body. */
export interface FeedValues extends Readonly<Record<MappingField, string>> {
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly type: UploadType;
  readonly active: boolean;
}

export const mappingField = (field: UploadField): MappingField => `mapping.${field}`;

export function feedValues(feed: FeedState | null): FeedValues {
  const { address = '', username = null, type = 'stock_and_price', mapping = {}, active = true } = feed ?? {};
  return {
    address,
    username: username ?? '',
    password: '',
    type,
    active,
    'mapping.code': mapping.code ?? '',
    'mapping.gtin': mapping.gtin ?? '',
    'mapping.stock': mapping.stock ?? '',
    'mapping.price': mapping.price ?? '',
    'mapping.origin': mapping.origin ?? '',
    'mapping.sku': mapping.sku ?? '',
    'mapping.purchasePrice': mapping.purchasePrice ?? '',
    'mapping.name': mapping.name ?? '',
  };
}

function isSameServer(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other)];
  return first !== null && second !== null && first.protocol === second.protocol && first.host === second.host;
}

/** What is wrong besides the schema: no address, credentials in it, or a password that would go to another server. */
export function feedErrors(values: FeedValues, feed: FeedState | null): FieldError[] {
  const address = values.address.trim();
  if (address === '') return [{ path: 'body.address', code: 'field.required' }];
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '')
    return [{ path: 'body.address', code: 'field.invalid' }];
  const isMissing = feed?.hasPassword === true && values.password === '' && !isSameServer(address, feed.address);
  return isMissing ? [{ path: 'body.password', code: 'field.required' }] : [];
}

/** The form as the call takes it; an empty password keeps the one that is there. */
export function feedSettingsOf(values: FeedValues): FeedSettings {
  const mapped = fieldsRead[values.type].flatMap((field) => {
    const header = values[mappingField(field)].trim();
    return header === '' ? [] : [[field, header] as const];
  });
  return {
    address: values.address.trim(),
    username: values.username.trim() === '' ? null : values.username.trim(),
    ...(values.password !== '' && { password: values.password }),
    type: values.type,
    mapping: Object.fromEntries(mapped),
    active: values.active,
  };
}
