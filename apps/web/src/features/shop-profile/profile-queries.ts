import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import type { ImagePart, ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { writeQuery } from '../../platform/write-query.ts';

export const profileQuery = queryOptions({
  queryKey: ['shop-profile'],
  queryFn: ({ signal }) => call('GET /shop-profile', {}, { signal }),
});

/** Takes the profile that a change answered with. */
export function useTakeProfile(): (profile: ShopProfile) => void {
  const queries = useQueryClient();
  return (profile) => writeQuery(queries, profileQuery.queryKey, profile);
}

export function putImage(kind: ShopImageKind, part: ImagePart, file: File): Promise<ShopProfile> {
  const request = { params: { kind }, query: { ...part } };
  return uploadFile('PUT /shop-profile/images/:kind', request, { file, mediaType: file.type });
}

/** Where a picture's file is. */
export const mediaAddress = (fileId: string, name: string): string => `/media/${fileId}/${name}`;
