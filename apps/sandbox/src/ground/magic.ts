/** Entered value or file name with a special effect. */
export interface MagicValue {
  readonly place: string;
  readonly value: string;
  readonly causes: string;
}

/** Magic values of an input, declared by the area that implements their effects. */
export const createMagicValues = (place: string, causes: Readonly<Record<string, string>>): readonly MagicValue[] =>
  Object.entries(causes).map(([value, what]) => ({ place, value, causes: what }));

/** As `createMagicValues`, for amounts: they are given in thousandths of a rupee and shown in rupees. */
export const createMagicAmounts = (place: string, causes: readonly (readonly [amount: number, what: string])[]) =>
  causes.map(([amount, what]): MagicValue => ({ place, value: String(amount / 1000), causes: what }));

export const ORDER_AMOUNT = 'Amount of an order';
