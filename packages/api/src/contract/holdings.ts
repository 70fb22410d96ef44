import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { folioHoldingSchema, unitTransactionSchema } from './shapes/holding.ts';
import { emptyRequest, looseObject, safeNumber } from './shapes/scalars.ts';

/** PROPOSED (decision 077): holdings by scheme and folio. A provider without them answers 404; pages then omit them. */
export const holdingsOperations = declareArea('holdings', {
  listHoldings: {
    method: 'POST',
    path: '/holding/list',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: emptyRequest,
    /** Closed holdings are included. */
    answer: answerSchemaOf({ result: v.array(folioHoldingSchema) }),
  },
  listTransactions: {
    method: 'POST',
    path: '/holding/transactions',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: looseObject({
      /** '' with an empty `scheme_code` for the transactions of all holdings. */
      folio_number: v.string(),
      scheme_code: v.string(),
    }),
    /** Oldest first. */
    answer: answerSchemaOf({ result: v.array(unitTransactionSchema) }),
  },
  getHoldingsHistory: {
    method: 'POST',
    path: '/holding/history',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: emptyRequest,
    answer: answerSchemaOf({
      /** Milliseconds since the epoch, value in rupees, and cost of the units in rupees; business days, oldest first. */
      result: v.array(v.tuple([safeNumber, safeNumber, safeNumber])),
    }),
  },
});
