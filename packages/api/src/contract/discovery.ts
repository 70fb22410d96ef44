import * as v from 'valibot';
import { PAGE_SIZE } from './limits.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf, requireResult } from './shapes/envelope.ts';
import { schemeSchema } from './shapes/scheme.ts';
import { safeNumber, looseObject, optionalField } from './shapes/scalars.ts';

export const discoveryOperations = declareArea('discovery', {
  listSchemes: {
    method: 'POST',
    path: '/master/schemelist',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: looseObject({ file_index: v.number() }),
    answer: v.pipe(
      answerSchemaOf({
        per_page_count: v.nullish(safeNumber, PAGE_SIZE),
        result: optionalField(looseObject({ scheme_list: optionalField(v.array(schemeSchema)) })),
        /** The older field, used if `result` has no schemes; absent from a provider that uses `result`. */
        list_scheme: optionalField(v.array(schemeSchema)),
      }),
      requireResult(({ result, list_scheme }) => (result?.scheme_list ?? list_scheme) !== undefined),
      v.transform(({ result, list_scheme = [], ...answer }) => ({
        ...answer,
        result: { ...result, scheme_list: result?.scheme_list ?? [] },
        list_scheme,
      })),
    ),
  },
});
