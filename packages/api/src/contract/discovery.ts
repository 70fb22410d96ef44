import * as v from 'valibot';
import { PAGE_SIZE } from './limits.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { schemeSchema } from './shapes/scheme.ts';
import { count, listOf, loose } from './shapes/scalars.ts';

export const discoveryOperations = declareArea('discovery', {
  listSchemes: {
    method: 'POST',
    path: '/master/schemelist',
    auth: 'investor',
    idempotent: false,
    answers: 'list',
    request: loose({ file_index: v.number() }),
    answer: answerOf({
      per_page_count: v.nullish(count, PAGE_SIZE),
      result: v.nullish(loose({ scheme_list: listOf(schemeSchema) }), {}),
      /** The older place, read when `result` has none. */
      list_scheme: listOf(schemeSchema),
    }),
  },
});
