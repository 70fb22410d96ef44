import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { loose, someLongText } from './shapes/scalars.ts';

/** What is told about an order on a page of its own. Beside `orders`, so that the lists do not wait for it. */
export const statementOperations = declareArea('statement', {
  getOrderStatement: {
    method: 'POST',
    path: '/master/order/statement',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({
      order_registration_no: v.string(),
      /** '' for an order that has none. */
      order_number: v.string(),
      /** As the address has it, in lower case. */
      order_type: v.string(),
    }),
    /** A PDF, base64; '' where there is none. */
    answer: answerOf({ result: loose({ statement_base64: someLongText }) }),
  },
});
