import type { ShopImage } from '@offizin/contract/shop-profile/seller';
import { shopImages, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { type Html, html } from '../../../platform/html/html.ts';

export const pictureAddress = (image: ShopImage | null, file: string): string | null =>
  image === null ? null : `/media/${image.fileId}/${file}`;

/** A picture of the shop in the sizes and formats there are; it says nothing that is not in the text beside it. */
export function picture(kind: ShopImageKind, image: ShopImage, sizes: string): Html {
  const { width, height, widths } = shopImages[kind];
  const set = (format: string) => widths.map((each) => `/media/${image.fileId}/${each}.${format} ${each}w`).join(', ');
  return html`<picture
    ><source type="image/webp" srcset="${set('webp')}" sizes="${sizes}" />
    <img
      src="/media/${image.fileId}/${width}.jpeg"
      srcset="${set('jpeg')}"
      sizes="${sizes}"
      width="${width}"
      height="${height}"
      alt=""
  /></picture>`;
}
