import type { FeedSettings, FeedState } from '@offizin/contract/feeds';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { fieldsRead, type UploadField } from '@offizin/domain/uploads/upload-fields';

export interface FeedValues {
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly type: UploadType;
  readonly mapping: { readonly [F in UploadField]?: string };
  readonly active: boolean;
}

export type FeedErrors = { readonly [F in 'address' | 'password']?: 'field.required' | 'field.invalid' };

const emptyFeed: FeedValues = {
  address: '',
  username: '',
  password: '',
  type: 'stock_and_price',
  mapping: {},
  active: true,
};

export function feedValues(feed: FeedState | null): FeedValues {
  if (feed === null) return emptyFeed;
  const { address, username, type, mapping, active } = feed;
  return { address, username: username ?? '', password: '', type, mapping, active };
}

function sameServer(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other)];
  return first !== null && second !== null && first.protocol === second.protocol && first.host === second.host;
}

/** What is wrong with the form, by the rules that the server applies too. */
export function feedErrors(values: FeedValues, feed: FeedState | null): FeedErrors {
  const url = URL.parse(values.address.trim());
  if (values.address.trim() === '') return { address: 'field.required' };
  if (
    url === null ||
    !['https:', 'sftp:', 'http:'].includes(url.protocol) ||
    url.username !== '' ||
    url.password !== ''
  ) {
    return { address: 'field.invalid' };
  }
  // The password of one server is never sent to another.
  const isMissing = feed?.hasPassword === true && values.password === '' && !sameServer(values.address, feed.address);
  return isMissing ? { password: 'field.required' } : {};
}

/** The form as the call takes it; an empty password keeps the one that is there. */
export function feedSettingsOf(values: FeedValues): FeedSettings {
  const mapped = fieldsRead[values.type].flatMap((field) => {
    const header = values.mapping[field]?.trim() ?? '';
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
