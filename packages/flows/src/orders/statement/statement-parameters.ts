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

/** The statement that was looked at last (OM-176, AD-061). */
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
  /** Parts of the address, decoded; absent where it has none. */
  readonly route: Partial<StatementParameters>;
  /** `param_data` of the navigation state. */
  readonly navigation?: unknown;
  /** `statement_param_data` of the session storage, as it stands there. */
  readonly kept: string | null;
}

/** Which statement the page is about: by its address, else the navigation state, else what was kept; null is not found (OM-174 to OM-176). */
export function statementParametersOf({ route, navigation, kept }: StatementSources): StatementParameters | null {
  const { order_registration_no = '', order_number = '', order_type = '' } = route;
  const addressed = fromWire({
    order_registration_no: partOf(order_registration_no),
    order_number: partOf(order_number),
    order_type,
  });
  return addressed ?? fromWire(navigation) ?? readKept(kept);
}
