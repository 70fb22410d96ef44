import type { GetOrderStatementAnswer } from '@folioflow/api/contract';
import type { StatementParameters } from './statement-address.ts';
import { resourceMachine } from '../../kit/resource.ts';

export const statementMachine = resourceMachine<StatementParameters, GetOrderStatementAnswer>();
