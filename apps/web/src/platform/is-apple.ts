/** Keys of a Mac have other signs. */
export const isApple: boolean = /Mac|iP/.test(navigator.platform);
