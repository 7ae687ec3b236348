import { z } from 'zod';

export const productImage = z.strictObject({
  shape: z.enum(['box', 'tube', 'bottle', 'jar', 'blister', 'sachet', 'spray']),
  primary: z.string().regex(/^#[0-9a-f]{6}$/),
  secondary: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type ProductImage = z.infer<typeof productImage>;
