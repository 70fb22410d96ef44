import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { looseObject, longTextOrEmpty } from './shapes/scalars.ts';

/** The statement of an order. Separate from `orders`, so that the lists do not load it. */
export const statementOperations = declareArea('statement', {
  getOrderStatement: {
    method: 'POST',
    path: '/master/order/statement',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({
      order_registration_no: v.string(),
      /** '' for an order without a number. */
      order_number: v.string(),
      /** The order type as in the page's address, in lower case. */
      order_type: v.string(),
    }),
    /** A PDF, base64; '' if there is none. */
    answer: answerSchemaOf({ result: looseObject({ statement_base64: longTextOrEmpty }) }),
  },
});
