import { NOT_FOUND_CODE, type GetOrderStatementAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { statementFileNameOf } from './statement-file-name.ts';
import type { StatementView } from './statement.types.ts';
import type { StatementParameters } from './statement-address.ts';

/** Base64 of a text that begins with `%PDF-`. */
const isPdf = (base64: string): boolean => /^JVBERi0[A-Za-z0-9+/]+={0,2}$/.test(base64);

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
    const isUnknown = view.screen === 'unavailable' && failure?.code === NOT_FOUND_CODE;
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
