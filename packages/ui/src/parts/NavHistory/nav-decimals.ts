/** A NAV keeps the decimals it was published with, and never fewer than two. */
export const navDecimals = (nav: number): number => Math.max(2, String(nav).split('.')[1]?.length ?? 0);
