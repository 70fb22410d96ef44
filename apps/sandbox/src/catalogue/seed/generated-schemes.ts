import { fundHouseAt, fundHouses } from './fund-houses.ts';
import { hashPair } from '../nav/noise.ts';
import { type SchemeDraft } from '../records/scheme-draft.ts';
import { subCategories, subCategoryAt } from './sub-categories.ts';
import { type FundPlan } from './fund-facts.ts';
import { randomSeedOfFund, createSyntheticScheme } from './synthetic-scheme.ts';

interface FundPlaces {
  readonly housePlace: number;
  readonly kindPlace: number;
}

/** Pairs of house and kind of fund in random order: not every house offers every kind. */
const orderedFunds = (count: number): readonly FundPlaces[] => {
  const pairs = subCategories.flatMap((_, kindPlace) =>
    fundHouses.map((__, housePlace) => ({ housePlace, kindPlace, chance: hashPair(kindPlace + 100, housePlace + 7) })),
  );
  const limit = [...pairs].sort((one, other) => one.chance - other.chance)[count]?.chance ?? Infinity;
  return pairs.filter(({ chance }) => chance < limit);
};

/** Coprime to the number of houses: neighbours in the list have different houses. */
const HOUSE_STEP = 5;

/** Round of a fund in the list: each round has a fund of every kind, each of another house. */
const roundOf = ({ housePlace, kindPlace }: FundPlaces): number =>
  (housePlace + kindPlace * (fundHouses.length - HOUSE_STEP)) % fundHouses.length;

/** Order of a market: kinds and houses are mixed, the plans of a fund are neighbours. */
const compareInMarket = (one: FundPlaces, other: FundPlaces): number =>
  roundOf(one) - roundOf(other) || one.kindPlace - other.kindPlace;

const plans: readonly FundPlan[] = ['Direct', 'Regular'];

/** Creates fictional schemes in the order of a market, always the same; each fund has two plans. */
export const createGeneratedSchemes = (count: number, firstNumber: number): readonly SchemeDraft[] =>
  orderedFunds(Math.ceil(count / plans.length))
    .flatMap(({ housePlace, kindPlace }) => plans.map((plan) => ({ housePlace, kindPlace, plan })))
    .slice(0, count)
    .map((places, place) => ({ ...places, number: firstNumber + place }))
    .toSorted(compareInMarket)
    .map(({ housePlace, kindPlace, plan, number }) => {
      const seed = randomSeedOfFund(housePlace, kindPlace);
      return createSyntheticScheme(number, seed, fundHouseAt(housePlace), subCategoryAt(kindPlace), plan);
    });
