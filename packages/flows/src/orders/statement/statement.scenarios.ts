import type { GetOrderStatementAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sampleForm } from '../../parts/nominee/nominee-choice/testing/sample-form.ts';
import { statementFlow } from './statement.flow.ts';
import type { StatementParameters } from './statement-address.ts';
import { statementMachine } from './statement.machine.ts';

export const statementRequest: StatementParameters = {
  order_registration_no: '70000001',
  order_number: '10000001',
  order_type: 'single',
};

const statementAnswer = (statement_base64: string): GetOrderStatementAnswer => ({
  code: '000',
  messageText: '',
  result: { statement_base64 },
});
const statement = statementAnswer(sampleForm('Account statement of order 10000001'));

const { done, failed, scenario, scenarios } = journeysOf(
  { ...statementFlow, machine: statementMachine },
  {
    purpose: 'Shows the transactions of an order as a document that can be saved.',
    routes: ['sipConsolidatedStatement'],
    input: { request: statementRequest },
    children: {},
  },
);

export const statementJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', statement)] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', statement), { type: 'reload.requested' }] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such order.', '061'))] }),
  OrderMissingNoDocument: scenario('loaded.settled', { steps: [done('load', statementAnswer('bm90IGEgcGRm'))] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', httpFault('The service is busy.'))] }),
});

export const statementWorld: World<typeof statementMachine> = {
  inputs: [{ request: statementRequest }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: statement }] },
  answers: { load: [statement, statementAnswer('')] },
  secrets: [],
};
