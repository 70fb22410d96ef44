import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { getSchemeStatistics } from './listing/get-scheme-statistics.ts';
import { listSchemes } from './listing/list-schemes.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

/** Schemes with their NAVs and terms. */
export const catalogue = {
  operations: {
    listSchemes: { read: listSchemes },
    getSchemeStatistics: { read: getSchemeStatistics },
  } satisfies OperationsOf<'discovery' | 'chart'>,
  // A reset does not empty its tables: the seed replaces all schemes.
  migrations: {
    '2026-11-20-5-catalogue': createMigrationStep({
      tables: {
        schemes: {
          key: 'code',
          texts: 'origin isin name amc category risk entry nav traits',
          numbers: 'position list_group is_listed minimum',
        },
        nav_histories: { key: 'scheme_code', texts: 'points' },
        catalogue: { key: 'id', texts: 'fingerprint', numbers: 'revision' },
      },
      indexes: [
        ['schemes', 'is_listed list_group position'],
        ['schemes', 'amc'],
      ],
    }),
    '2026-11-23-1-fund-portfolios': createMigrationStep({
      tables: { fund_portfolios: { key: 'fund', texts: 'portfolio' } },
    }),
  },
  seed: (db, { seed }) => seedCatalogue(db, seed === 'empty' || seed === 'market' ? seed : 'full'),
} satisfies Area;
