import type { StorageRule } from '../../kit/storage-rule.ts';
import { decodePart, type StatementParameters } from './statement-address.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const validParameters = (parameters: StatementParameters): StatementParameters | null =>
  (parameters.order_registration_no === '' && parameters.order_number === '') || parameters.order_type === ''
    ? null
    : parameters;

function parseParameters(wire: unknown): StatementParameters | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const { order_registration_no, order_number, order_type } = wire as Partial<
    Record<keyof StatementParameters, unknown>
  >;
  if (!isText(order_registration_no) || !isText(order_number) || !isText(order_type)) return null;
  return validParameters({ order_registration_no, order_number, order_type: order_type.toLowerCase() });
}

/** Stores the last opened statement (OM-176, AD-061). */
export const statementStorage: StorageRule<StatementParameters> = {
  store: 'session',
  key: 'statement_param_data',
  select: (parameters) => JSON.stringify(parameters),
};

function parseStoredParameters(storedText: string | null): StatementParameters | null {
  try {
    return storedText === null ? null : parseParameters(JSON.parse(storedText));
  } catch {
    return null;
  }
}

export interface StatementSources {
  /** Decoded parts of the address; absent if it has none. */
  readonly route: Partial<StatementParameters>;
  /** `param_data` of the navigation state. */
  readonly navigation?: unknown;
  /** Raw `statement_param_data` of the session storage. */
  readonly storedText: string | null;
}

/**
 * Resolves the statement of the page: address, navigation state, session storage, in this sequence; null if none
 * identifies a statement (OM-174 to OM-176).
 */
export function resolveStatementParameters({
  route,
  navigation,
  storedText,
}: StatementSources): StatementParameters | null {
  const { order_registration_no = '', order_number = '', order_type = '' } = route;
  const addressed = parseParameters({
    order_registration_no: decodePart(order_registration_no),
    order_number: decodePart(order_number),
    order_type,
  });
  return addressed ?? parseParameters(navigation) ?? parseStoredParameters(storedText);
}
