/** Units count to a millionth. A registrar states three decimals or four; six make an amount worth itself. */
const SCALE = 1e6;

/**
 * Worth in whole paise of units at a NAV in rupees, of which four decimals count. Every view of a holding uses it: two
 * roundings of the same units would show two values.
 */
export const worthInPaise = (units: number, nav: number): number =>
  Math.round((Math.round(units * SCALE) * Math.round(nav * 1e4)) / (SCALE * 100));
