import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { nomineeListsEntries } from './shapes/nominee.ts';
import { orderSchema } from './shapes/order.ts';
import { freshOrderSchema } from './shapes/order-requests.ts';
import { looseObject } from './shapes/scalars.ts';

export const checkoutOperations = declareArea('checkout', {
  listNominees: {
    method: 'POST',
    path: '/master/nomineelist',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({ scheme_name: v.string(), scheme_code: v.string() }),
    answer: answerSchemaOf(nomineeListsEntries),
  },
  createSingleOrder: {
    method: 'PUT',
    path: '/order/create',
    auth: 'investor',
    idempotent: true,
    request: looseObject({ client_info: freshOrderSchema, two_factor_authentication: twoFactorSchema }),
    /** Without an order the answer is malformed: the order may exist, so the app must not show it as failed. */
    answer: answerSchemaOf({ result: orderSchema }),
  },
});
