import * as v from 'valibot';
import { PAGE_SIZE } from './limits.ts';
import { declareArea } from './operation.ts';
import { answerOf, withResult } from './shapes/envelope.ts';
import { schemeSchema } from './shapes/scheme.ts';
import { count, loose, maybe } from './shapes/scalars.ts';

export const discoveryOperations = declareArea('discovery', {
  listSchemes: {
    method: 'POST',
    path: '/master/schemelist',
    auth: 'investor',
    idempotent: false,
    answers: 'list',
    request: loose({ file_index: v.number() }),
    answer: v.pipe(
      answerOf({
        per_page_count: v.nullish(count, PAGE_SIZE),
        result: maybe(loose({ scheme_list: maybe(v.array(schemeSchema)) })),
        /** The older place, read when `result` has no schemes; a provider that uses `result` may leave it out. */
        list_scheme: maybe(v.array(schemeSchema)),
      }),
      withResult(({ result, list_scheme }) => (result?.scheme_list ?? list_scheme) !== undefined),
      v.transform(({ result, list_scheme = [], ...answer }) => ({
        ...answer,
        result: { ...result, scheme_list: result?.scheme_list ?? [] },
        list_scheme,
      })),
    ),
  },
});
