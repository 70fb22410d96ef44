const STEP_FACTORS = [1, 2, 2.5, 5, 10] as const;

/** Returns the smallest of 1, 2, 2.5 and 5 times a power of ten that is not below `least`. */
function computeRoundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEP_FACTORS.find((step) => step * power >= least) ?? 10) * power;
}

/** Returns three to five round amounts, from zero to the first that is not below `most`. */
export function computeSumTicks(most: number): readonly number[] {
  if (most <= 0) return [0, 1];
  const step = computeRoundStep(most / 4);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
}

/** Returns the labelled years: all if there are few, otherwise the first and every fifth, tenth, … */
export function computeYearTicks(years: number): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((each) => years / each <= 10) ?? 25;
  const every = Array.from({ length: Math.floor(years / step) }, (_, place) => (place + 1) * step);
  return step < 5 ? every : [1, ...every];
}
