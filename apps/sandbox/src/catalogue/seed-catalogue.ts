import { type Database } from '../store/database.ts';
import { replaceCatalogue } from './catalogue-store.ts';
import { type SchemeRow } from './catalogue-tables.ts';
import { generatedSchemes } from './generated-schemes.ts';
import { rowOf } from './scheme-draft.ts';
import { statedSchemes } from './stated-schemes.ts';

export type CatalogueSeed = 'market' | 'full' | 'empty';

/** Schemes of the seed `market`; 50 pages of 30 (W19). */
export const MARKET_SIZE = 1500;
const FIRST_GENERATED = 100;

/** The rows of a seed, always the same. */
export const seedRows = (seed: CatalogueSeed): readonly SchemeRow[] => {
  if (seed === 'empty') return [];
  const stated = statedSchemes().map((draft, place) => rowOf(draft, place, 'test'));
  if (seed === 'full') return stated;
  const generated = generatedSchemes(MARKET_SIZE - stated.length, FIRST_GENERATED);
  return [
    ...stated.map((row) => ({ ...row, list_group: 0 })),
    ...generated.map((draft, place) => rowOf(draft, stated.length + place, 'generated')),
  ];
};

/** Replaces the catalogue by a seed. Run it inside the seeding transaction. */
export const seedCatalogue = (db: Database, seed: CatalogueSeed): Promise<void> => replaceCatalogue(db, seedRows(seed));
