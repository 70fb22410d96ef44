/** Minimal standard generator (Lehmer) of numbers from 0 to 1: the same cases in each run. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
