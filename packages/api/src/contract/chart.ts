import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { schemeChartSchema } from './shapes/chart.ts';
import { looseObject } from './shapes/scalars.ts';

/** Separate from `discovery`, so that the list does not load the schema of a scheme page. */
export const chartOperations = declareArea('chart', {
  getSchemeStatistics: {
    method: 'POST',
    path: '/master/scheme/statistics',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({ param_isin: v.string(), param_scheme_code: v.string(), param_scheme_name: v.string() }),
    answer: schemeChartSchema,
  },
});
