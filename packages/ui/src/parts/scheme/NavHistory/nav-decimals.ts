/** Returns the published decimals of a NAV, at least two. */
export const navDecimals = (nav: number): number => Math.max(2, String(nav).split('.')[1]?.length ?? 0);
