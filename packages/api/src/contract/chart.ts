import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { schemeChartSchema } from './shapes/chart.ts';
import { loose } from './shapes/scalars.ts';

/** Beside `discovery`, so that the list does not wait for the schema of everything that one scheme's page shows. */
export const chartOperations = declareArea('chart', {
  getSchemeStatistics: {
    method: 'POST',
    path: '/master/scheme/statistics',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({ param_isin: v.string(), param_scheme_code: v.string(), param_scheme_name: v.string() }),
    answer: schemeChartSchema,
  },
});
