import {
  bankAccountSchema,
  lumpsumOptionSchema,
  nomineeSchema,
  orderSchema,
  paiseOf,
  schemeParamsSchema,
  UNLIMITED_AMOUNT,
  type BankAccount,
  type LumpsumOption,
  type Nominee,
  type Order,
  type SchemeParams,
} from '@folioflow/api/contract';

/** Which scheme is bought: its parameters (C-69), and the three names a fresh order carries beside them. */
export interface SelectedScheme extends SchemeParams {
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly scheme_isin: string;
}

/** Navigation state of /orderCheckout from a chart page: the seven entries under their wire names (DO-140). */
export interface FreshCheckoutState {
  readonly selected_order: SelectedScheme;
  /** The chosen option; `order_amount` is what was typed, in rupees. */
  readonly general_order: LumpsumOption;
  readonly bank_account_list: readonly BankAccount[];
  /** Null where the list did not come along: it is loaded. */
  readonly nominee_list: readonly Nominee[] | null;
  readonly is_no_nominee_registered: boolean;
  /** A PDF, base64. */
  readonly no_nominee_form: string;
  readonly client_code: string;
  readonly request_mode?: string | undefined;
}

/** Navigation state of /orderCheckout for an order that exists already and waits for its payment (A40, X-12). */
export interface PayableCheckoutState {
  readonly request_mode: 'paynow';
  readonly selected_order: Order;
}

export type LumpsumCheckoutState = FreshCheckoutState | PayableCheckoutState;

export const isPayable = (state: LumpsumCheckoutState): state is PayableCheckoutState =>
  state.request_mode === 'paynow';

/** What every schema of the contract is (standardschema.dev). */
interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Read<T> | Promise<Read<T>> };
}
interface Read<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** The value as the schema reads it; null when it cannot. */
function read<T>(schema: Schema<T>, value: unknown): T | null {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? (result.value ?? null) : null;
}

/** Every entry that can be read; null when it is no list. */
const readList = <T>(schema: Schema<T>, value: unknown): readonly T[] | null =>
  Array.isArray(value) ? value.map((entry) => read(schema, entry)).filter((entry) => entry !== null) : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Inclusive on both sides; a maximum below 1 means no limit (INV-23, DO-390). */
export function isAmountAllowed(
  amount: string,
  {
    information,
  }: { information: Pick<LumpsumOption['information'], 'minimum_purchase_amount' | 'maximum_purchase_amount'> },
): boolean {
  const { minimum_purchase_amount: minimum, maximum_purchase_amount: maximum } = information;
  const paise = paiseOf(amount);
  const [from, to] = [paiseOf(minimum), paiseOf(maximum < 1 ? UNLIMITED_AMOUNT : maximum)];
  return paise !== null && from !== null && to !== null && paise > 0 && paise >= from && paise <= to;
}

function selectedScheme(value: unknown, option: LumpsumOption): SelectedScheme | null {
  const params = read<SchemeParams>(schemeParamsSchema, value);
  if (params === null || typeof value !== 'object' || value === null) return null;
  const names = value as Readonly<Record<string, unknown>>;
  const scheme = {
    ...params,
    scheme_code: textOf(names['scheme_code']) || option.information.param_scheme_code,
    scheme_name: textOf(names['scheme_name']) || params.param_scheme_name,
    scheme_isin: textOf(names['scheme_isin']),
  };
  return scheme.scheme_code === '' ? null : scheme;
}

/**
 * Reads the navigation state of /orderCheckout. Null without an order that could be placed or paid: the page then says that
 * there is nothing to show (DO-267). Lists may be missing, an amount outside its limits may not.
 */
export function lumpsumCheckoutStateOf(value: unknown): LumpsumCheckoutState | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = value as Readonly<Record<string, unknown>>;
  if (entries['request_mode'] === 'paynow') {
    const order = read<Order>(orderSchema, entries['selected_order']);
    return order && { request_mode: 'paynow', selected_order: order };
  }
  const option = read<LumpsumOption>(lumpsumOptionSchema, entries['general_order']);
  if (option === null || !isAmountAllowed(option.order_amount, option)) return null;
  const scheme = selectedScheme(entries['selected_order'], option);
  return (
    scheme && {
      selected_order: scheme,
      general_order: option,
      bank_account_list: readList<BankAccount>(bankAccountSchema, entries['bank_account_list']) ?? [],
      nominee_list: readList<Nominee>(nomineeSchema, entries['nominee_list']),
      is_no_nominee_registered: entries['is_no_nominee_registered'] === true,
      no_nominee_form: textOf(entries['no_nominee_form']),
      client_code: textOf(entries['client_code']),
    }
  );
}
