import sharp from 'sharp';
import { expect, test } from 'vitest';
import { returnPicture } from './return-pictures.ts';

test('MKT-02 the picture of a return is the same each time, and its own', async () => {
  const picture = await returnPicture('R-1', 0);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 640 });
  expect(await returnPicture('R-1', 0)).toEqual(picture);
  expect(await returnPicture('R-1', 1)).not.toEqual(picture);
  expect(await returnPicture('R-2', 0)).not.toEqual(picture);
});
