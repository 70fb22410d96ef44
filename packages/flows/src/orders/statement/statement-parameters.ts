import type { Keeps } from '../../kit/keeps.ts';
import { partOf, type StatementParameters } from './statement-address.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const namesAnOrder = (asked: StatementParameters): StatementParameters | null =>
  (asked.order_registration_no === '' && asked.order_number === '') || asked.order_type === '' ? null : asked;

function fromWire(wire: unknown): StatementParameters | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const { order_registration_no, order_number, order_type } = wire as Partial<
    Record<keyof StatementParameters, unknown>
  >;
  if (!isText(order_registration_no) || !isText(order_number) || !isText(order_type)) return null;
  return namesAnOrder({ order_registration_no, order_number, order_type: order_type.toLowerCase() });
}

/** Stores the last opened statement (OM-176, AD-061). */
export const statementKeeps: Keeps<StatementParameters> = {
  store: 'session',
  key: 'statement_param_data',
  select: (asked) => JSON.stringify(asked),
};

function readKept(kept: string | null): StatementParameters | null {
  try {
    return kept === null ? null : fromWire(JSON.parse(kept));
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
  readonly kept: string | null;
}

/**
 * Resolves the statement of the page: address, navigation state, session storage, in this sequence; null if none
 * identifies one (OM-174 to OM-176).
 */
export function statementParametersOf({ route, navigation, kept }: StatementSources): StatementParameters | null {
  const { order_registration_no = '', order_number = '', order_type = '' } = route;
  const addressed = fromWire({
    order_registration_no: partOf(order_registration_no),
    order_number: partOf(order_number),
    order_type,
  });
  return addressed ?? fromWire(navigation) ?? readKept(kept);
}
