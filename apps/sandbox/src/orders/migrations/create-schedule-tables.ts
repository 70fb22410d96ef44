import { parseFields, type Fields, isFields } from '../../kit/json.ts';
import { createMigrationStep, type MigrationStep } from '../../store/columns.ts';
import { untypedDatabase, type Database } from '../../store/database.ts';

/** Row of `orders` before the tables of schedules existed. */
interface OldOrder extends Fields {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly overrides: string;
  readonly terms: string;
}

const createTables = createMigrationStep({
  tables: {
    schedules: {
      key: 'id',
      texts: 'client_id order_id kind state frequency first_day mandate_id source_id',
      numbers: 'amount installments made skips pause_fewest pause_most',
      nullableNumbers: 'due_at',
    },
    payouts: {
      key: 'id',
      texts: 'client_id order_id schedule_id state',
      numbers: 'position amount credited requested_at',
      nullableNumbers: 'due_at',
    },
  },
  indexes: [
    ['schedules', 'client_id'],
    ['schedules', 'order_id'],
    ['schedules', 'source_id'],
    ['payouts', 'client_id'],
    ['orders', 'parent_id'],
  ],
});

const termFields: readonly string[] = [
  'swp_installment_numbers_list',
  'swp_frequency_list',
  'minimum_swp_amount',
  'maximum_swp_amount',
  'swp_exclude_date_list',
  'is_otp_enabled',
];

/** Fields that older rows stored as overrides; now they are computed from columns, terms and schedules. */
const computedFields: readonly string[] = [
  ...termFields,
  'mf_order_scheme_specifications',
  'mf_order_overall_investment_amount',
  'mf_order_accumulated_returns_amount',
  'total_returns_amount',
  'returns_difference_amount',
  'total_returns_percent',
];

const omitFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
const fieldsOrEmpty = (value: unknown): Fields => (isFields(value) ? value : {});
const toThousandths = (rupees: unknown, otherwise: unknown): unknown =>
  typeof rupees === 'number' ? rupees * 1000 : otherwise;

const termsOf = (order: OldOrder, shown: Fields): Fields => {
  const { exitload, redemption } = fieldsOrEmpty(shown['mf_order_scheme_specifications']);
  const { percent } = fieldsOrEmpty(exitload);
  const { maximum_amount: maximum } = fieldsOrEmpty(redemption);
  const swp = pickFields(shown, termFields);
  return {
    ...parseFields(order.terms),
    ...(Object.keys(swp).length > 0 ? { swp } : {}),
    ...(typeof percent === 'number' && percent > 0 ? { exitLoad: percent } : {}),
    ...(typeof maximum === 'number' ? { redemptionMaximum: maximum } : {}),
  };
};

const scheduleOf = (order: OldOrder, shown: Fields, made: number): Fields => {
  const swp = fieldsOrEmpty(shown['mf_order_swp_information']);
  const isSwp = order.type === 'single';
  return {
    id: `SCH_${order.id}`,
    client_id: order['client_id'],
    order_id: order.id,
    kind: isSwp ? 'swp' : order.type === 'stp' ? 'stp' : 'sip',
    state: order['state'] === 'waiting_for_mandate' ? 'waiting' : 'running',
    frequency: (isSwp ? swp['swp_frequency'] : shown['mf_order_installment_frequency']) ?? 'MONTHLY',
    amount: isSwp ? toThousandths(swp['swp_amount'], 0) : order.amount,
    first_day: order['start_day'],
    installments: 12,
    made,
    skips: 0,
    pause_fewest: shown['mf_order_pause_minimum_installments'] ?? 0,
    pause_most: shown['mf_order_pause_maximum_installments'] ?? 0,
    mandate_id: '',
    source_id: '',
    due_at: null,
  };
};

const payableInstallmentOf = (order: OldOrder, number: unknown): Fields => ({
  ...omitFields(order, ['is_pausable']),
  id: `${order.id}_1`,
  parent_id: order.id,
  type: 'installment',
  number,
  state: 'payment_pending',
  position: 1,
  value: 0,
  terms: '{}',
  overrides: '{}',
});

/** Number of instalments and transfers in the history of a registration. */
const countOccurrences = async (db: Database, { id }: OldOrder): Promise<number> => {
  const events = await untypedDatabase(db)
    .selectFrom('order_events')
    .select('message')
    .where('order_id', '=', id)
    .execute();
  return events.filter(({ message }) => /^(?:Install?ment|Transfer) \d/.test(String(message))).length;
};

const migrateOverrides = async (db: Database, order: OldOrder): Promise<void> => {
  const any = untypedDatabase(db);
  const shown = parseFields(order.overrides);
  const isPlan = order.type !== 'single' || shown['mf_order_swp_enabled'] === true;
  const invested = toThousandths(shown['mf_order_overall_investment_amount'], order['invested']);
  const change = {
    invested,
    value: toThousandths(shown['total_returns_amount'], invested),
    terms: JSON.stringify(termsOf(order, shown)),
    overrides: JSON.stringify(isPlan ? {} : omitFields(shown, computedFields)),
  };
  await any.updateTable('orders').set(change).where('id', '=', order.id).execute();
  if (isPlan) {
    const made = await countOccurrences(db, order);
    await any
      .insertInto('schedules')
      .values(scheduleOf(order, shown, made))
      .execute();
  }
  const { orderNumber } = fieldsOrEmpty(shown['mf_child_order_information']);
  if (orderNumber !== undefined)
    await any.insertInto('orders').values(payableInstallmentOf(order, orderNumber)).execute();
};

/** Creates the tables of schedules and payouts, and moves the overrides of older orders into them. */
export const createScheduleTables: MigrationStep = async (db) => {
  await createTables(db);
  await db.schema
    .alterTable('orders')
    .addColumn('value', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const orders = await untypedDatabase(db as unknown as Database)
    .selectFrom('orders')
    .selectAll()
    .execute();
  await db.schema.alterTable('orders').dropColumn('is_pausable').execute();
  for (const order of orders) await migrateOverrides(db as unknown as Database, order as unknown as OldOrder);
};
