import { fundHouse, fundHouses } from './fund-houses.ts';
import { mixed } from './noise.ts';
import { type SchemeDraft } from './scheme-draft.ts';
import { subCategories, subCategory } from './sub-categories.ts';
import { fundSeed, type Plan, syntheticScheme } from './synthetic-scheme.ts';

interface Fund {
  readonly housePlace: number;
  readonly kindPlace: number;
}

/** Not every house offers every kind of fund: the pairs in the order of their chance. */
const offeredFunds = (count: number): readonly Fund[] => {
  const pairs = subCategories.flatMap((_, kindPlace) =>
    fundHouses.map((__, housePlace) => ({ housePlace, kindPlace, chance: mixed(kindPlace + 100, housePlace + 7) })),
  );
  const limit = [...pairs].sort((one, other) => one.chance - other.chance)[count]?.chance ?? Infinity;
  return pairs.filter(({ chance }) => chance < limit);
};

const plans: readonly Plan[] = ['Direct', 'Regular'];

/** Made-up schemes beside the stated ones, always the same; two plans of each fund. */
export const generatedSchemes = (count: number, firstNumber: number): readonly SchemeDraft[] =>
  offeredFunds(Math.ceil(count / plans.length))
    .flatMap(({ housePlace, kindPlace }) => plans.map((plan) => ({ housePlace, kindPlace, plan })))
    .slice(0, count)
    .map(({ housePlace, kindPlace, plan }, place) => {
      const seed = fundSeed(housePlace, kindPlace);
      return syntheticScheme(firstNumber + place, seed, fundHouse(housePlace), subCategory(kindPlace), plan);
    });
