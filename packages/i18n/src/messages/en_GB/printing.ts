export const printing = {
  given: 'Shipping label (new tab)',
  slip: 'Packing slip, A4',
  small: 'Packing slip, 10 × 15 cm',
  label: 'Address label, 10 × 15 cm',
  both: 'Label and packing slip, 10 × 15 cm',
} as const;
