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

/** Creates the rows of a seed, always the same. */
export const createSeedRows = (seed: CatalogueSeed): readonly SchemeRow[] => {
  if (seed === 'empty') return [];
  const stated = createStatedSchemes().map((draft, place) => schemeRowOf(draft, place, 'test'));
  if (seed === 'full') return stated;
  const generated = createGeneratedSchemes(MARKET_SIZE - stated.length, FIRST_GENERATED);
  return [
    ...stated.map((row) => ({ ...row, list_group: 0 })),
    ...generated.map((draft, place) => schemeRowOf(draft, stated.length + place, 'generated')),
  ];
};

/** Replaces the catalogue by a seed. Runs inside the seeding transaction. */
export const seedCatalogue = (db: Database, seed: CatalogueSeed): Promise<void> =>
  replaceCatalogue(db, createSeedRows(seed));
