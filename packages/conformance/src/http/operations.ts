import { type OperationName } from '@folioflow/api/contract';
import { operations, type Operation } from '@folioflow/api/schemas';

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** Returns the declaration of an operation. */
export const operationOf = (name: OperationName): Operation => {
  const operation = byName.get(name);
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  return operation;
};

/** Returns the path of an operation, without regard to its variants. */
export const pathOf = (name: OperationName): string => operationOf(name).path;
