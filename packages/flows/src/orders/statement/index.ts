import { CODES, type GetOrderStatementAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import type { StatementParameters } from './statement-address.ts';

export { type StatementLink, type StatementParameters } from './statement-address.ts';
export { statementStorage, resolveStatementParameters, type StatementSources } from './statement-parameters.ts';

export interface Statement {
  /** PDF as base64. */
  readonly base64: string;
  /** Name of the saved file (OM-178). */
  readonly fileName: string;
}

/** `orderMissing`: the provider knows no such order, or its answer is not a document (AD-063). */
export type StatementView = ResourceView<Statement> | { readonly screen: 'orderMissing' };

/** Base64 of a text that begins with `%PDF-`. */
const isPdf = (base64: string): boolean => /^JVBERi0[A-Za-z0-9+/]+={0,2}$/.test(base64);

export const statementFileNameOf = ({ order_number, order_registration_no }: StatementParameters): string =>
  `${(order_number || order_registration_no).replace(/[^A-Za-z0-9_-]/g, '_')}.pdf`;

const statementResource = resource<StatementParameters, GetOrderStatementAnswer, string>(
  ({ result }) => result.statement_base64,
);

export const statementFlow = flow({
  machine: statementResource.machine,
  view: (snapshot): StatementView => {
    const { failure, request } = snapshot.context;
    const view = statementResource.view(snapshot, {});
    if (view.screen === 'loaded')
      return isPdf(view.value)
        ? { ...view, value: { base64: view.value, fileName: statementFileNameOf(request) } }
        : { screen: 'orderMissing' };
    const isUnknown = view.screen === 'unavailable' && failure?.code === CODES.notFound;
    return isUnknown ? { screen: 'orderMissing' } : view;
  },
});

/**
 * The statement of an order (/sipConsolidatedStatement/…): one load, started with
 * `{ request: statementParametersOf(…) }` (OM-174 to OM-178).
 */
export const statement = ({ getOrderStatement }: OperationPorts<'getOrderStatement'>) => ({
  ...statementFlow,
  machine: runnable(statementFlow.machine, { load: getOrderStatement }),
});
