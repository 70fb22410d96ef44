import { type Database } from '../../store/database.ts';
import { replaceCatalogue } from '../records/catalogue-store.ts';
import { type SchemeRow } from '../records/catalogue-tables.ts';
import { createGeneratedSchemes } from './generated-schemes.ts';
import { schemeRowOf } from '../records/scheme-draft.ts';
import { createStatedSchemes } from './stated-schemes.ts';

export type CatalogueSeed = 'market' | 'full' | 'empty';

/** Schemes of the seed `market`; 50 pages of 30. */
export const MARKET_SIZE = 1500;
const FIRST_GENERATED = 100;

/** Creates the rows of a seed, always the same. `market` opens with its market; the stated schemes end it. */
export const createSeedRows = (seed: CatalogueSeed): readonly SchemeRow[] => {
  if (seed === 'empty') return [];
  const stated = createStatedSchemes();
  if (seed === 'full') return stated.map((draft, place) => schemeRowOf(draft, place, 'test'));
  const generated = createGeneratedSchemes(MARKET_SIZE - stated.length, FIRST_GENERATED);
  return [
    ...generated.map((draft, place) => schemeRowOf(draft, place, 'generated')),
    ...stated.map((draft, place) => schemeRowOf({ ...draft, listGroup: 0 }, generated.length + place, 'test')),
  ];
};

/** Replaces the catalogue by a seed. Runs inside the seeding transaction. */
export const seedCatalogue = (db: Database, seed: CatalogueSeed): Promise<void> =>
  replaceCatalogue(db, createSeedRows(seed));
