import type { DeclaredRefusal, Journeys } from '@folioflow/flows/testing';
import { flowNameOf } from './flow-name.ts';
import { answeredRefusals, operationRefusals, portOperations } from './port-refusals.gen.ts';

/**
 * Returns the refusals that the contract declares for the operations of a port, in the order of their codes. `path`: the
 * child flows and the name of the port.
 */
export function declaredRefusalsOf(journeys: Journeys, path: readonly string[]): readonly DeclaredRefusal[] {
  const flow = flowNameOf(journeys);
  const port = path.join('.');
  const answers = JSON.parse(answeredRefusals[`${flow}.${port}`] ?? '{}') as Readonly<Record<string, unknown>>;
  const texts = (portOperations[flow]?.[port] ?? []).flatMap((name) => Object.entries(operationRefusals[name] ?? {}));
  return [...new Map(texts)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, text]) => ({ code, text, ...(code in answers ? { answer: answers[code] } : {}) }));
}
