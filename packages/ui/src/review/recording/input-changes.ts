import type { Journeys, Trace } from '@folioflow/flows/testing';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => hasFunction(inner)));

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) && hasFunction(one) === hasFunction(other);

/** The fields of the one input that the other one does not have with this content; null if JSON cannot contain one. */
function changesBetween(from: Fields, to: Fields): Fields | null {
  const isMissing = Object.keys(from).some((name) => from[name] !== undefined && to[name] === undefined);
  const changed = Object.entries(to).filter(([name, value]) => !isEqual(from[name], value));
  return isMissing || changed.some(([, value]) => hasFunction(value)) ? null : Object.fromEntries(changed);
}

/**
 * Returns an input as the fewest changed fields of a scenario's input; null if no scenario has one from which a text can
 * describe it. The functions of an input are those of the scenario.
 */
export function inputChangesOf(journeys: Journeys, input: unknown): Required<Pick<Trace, 'scenario' | 'input'>> | null {
  const found = Object.entries(journeys.scenarios).flatMap(([scenario, own]) => {
    const changes = changesBetween(isFields(own.input) ? own.input : {}, isFields(input) ? input : {});
    return changes === null ? [] : [{ scenario, input: changes, count: Object.keys(changes).length }];
  });
  const [first] = found.toSorted((one, other) => one.count - other.count);
  return first === undefined ? null : { scenario: first.scenario, input: first.input };
}
