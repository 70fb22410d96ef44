import { NOT_FOUND_CODE, type GetOrderStatementAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { statementMachine } from './statement.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../kit/resource.ts';
import { statementFileNameOf } from './statement-file-name.ts';
import type { StatementView } from './statement.types.ts';
import type { StatementParameters } from './statement-address.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './statement.types.ts';
export { statementFileNameOf } from './statement-file-name.ts';
export { type StatementLink, type StatementParameters } from './statement-address.ts';
export { statementStorage, resolveStatementParameters, type StatementSources } from './statement-parameters.ts';

export type StatementFlow = EmbeddableFlow<{
  input: { request: StatementParameters };
  event: ResourceEvent<StatementParameters, GetOrderStatementAnswer>;
  view: StatementView;
}>;

/** Base64 of a text that begins with `%PDF-`. */
const isPdf = (base64: string): boolean => /^JVBERi0[A-Za-z0-9+/]+={0,2}$/.test(base64);

const fileView = resourceView<StatementParameters, GetOrderStatementAnswer, string>(
  ({ result }) => result.statement_base64,
);

export const statementFlow: StatementFlow = flow({
  machine: statementMachine,
  view: (snapshot): StatementView => {
    const { failure, request } = snapshot.context;
    const view = fileView(snapshot);
    if (view.screen === 'loaded')
      return isPdf(view.value)
        ? { ...view, value: { base64: view.value, fileName: statementFileNameOf(request) } }
        : { screen: 'orderMissing' };
    const isUnknown = view.screen === 'unavailable' && failure?.code === NOT_FOUND_CODE;
    return isUnknown ? { screen: 'orderMissing' } : view;
  },
});

/**
 * The statement of an order (/sipConsolidatedStatement/…): one load, started with
 * `{ request: statementParametersOf(…) }` (OM-174 to OM-178).
 */
export const statement = ({ getOrderStatement }: OperationPorts<'getOrderStatement'>): RunnableFlow<StatementFlow> => ({
  ...statementFlow,
  machine: runnable(statementMachine, { load: getOrderStatement }),
});
