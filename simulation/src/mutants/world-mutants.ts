import { clientMutants } from './client-mutants.ts';
import { holdingMutants } from './holding-mutants.ts';
import type { WorldMutant } from './mutant.ts';
import { peopleMutants } from './people-mutants.ts';
import { scheduleMutants } from './schedule-mutants.ts';
import { settlementMutants } from './settlement-mutants.ts';

/** Planted bugs of provider and client: each must violate an invariant in the simulations of `mutantSeeds`. */
export const worldMutants: readonly WorldMutant[] = [
  ...settlementMutants,
  ...scheduleMutants,
  ...clientMutants,
  ...holdingMutants,
  ...peopleMutants,
];

/** Every mutant is run with these seeds, in this order, until it is found. */
export const mutantSeeds = [201, 202, 203, 5] as const;
