/** Where own systems call; the contract’s own module would bring every schema along. */
export const shopPaths = { base: '/api/shop/v1' } as const;
