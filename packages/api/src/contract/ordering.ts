import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerOf } from './shapes/envelope.ts';
import { nomineeListsEntries } from './shapes/nominee.ts';
import { orderSchema } from './shapes/order.ts';
import { freshOrderSchema } from './shapes/placing.ts';
import { loose } from './shapes/scalars.ts';

export const orderingOperations = declareArea('ordering', {
  listNominees: {
    method: 'POST',
    path: '/master/nomineelist',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({ scheme_name: v.string(), scheme_code: v.string() }),
    answer: answerOf(nomineeListsEntries),
  },
  createSingleOrder: {
    method: 'PUT',
    path: '/order/create',
    auth: 'investor',
    idempotent: true,
    request: loose({ client_info: freshOrderSchema, two_factor_authentication: twoFactorSchema }),
    /** Without a readable order the answer is malformed: nobody may say "failed" while the order may exist. */
    answer: answerOf({ result: orderSchema }),
  },
});
