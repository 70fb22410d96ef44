import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ResourceEvent } from '../../kit/resource.ts';
import type { StatementParameters } from './statement-address.ts';
import type { StatementView } from './statement.types.ts';
import type { GetOrderStatementAnswer } from '@folioflow/api/contract';
import * as unit from './statement.flow.ts';

export type * from './statement.types.ts';
export { statementFileNameOf } from './statement-file-name.ts';
export { type StatementLink, type StatementParameters } from './statement-address.ts';
export { statementStorage, resolveStatementParameters, type StatementSources } from './statement-parameters.ts';

export type StatementFlow = EmbeddableFlow<{
  input: { request: StatementParameters };
  event: ResourceEvent<StatementParameters, GetOrderStatementAnswer>;
  view: StatementView;
}>;

export const statementFlow: StatementFlow = embeddable(unit.statementFlow);

/**
 * The statement of an order (/sipConsolidatedStatement/…): one load, started with
 * `{ request: statementParametersOf(…) }` (OM-174 to OM-178).
 */
export const statement: (ports: OperationPorts<'getOrderStatement'>) => RunnableFlow<StatementFlow> = embeddableFactory(
  unit.statement,
);
