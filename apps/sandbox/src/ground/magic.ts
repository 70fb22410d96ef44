/** A value that a person types, or names a file with, to bring something about. */
export interface MagicValue {
  readonly place: string;
  readonly value: string;
  readonly causes: string;
}

/** What certain values of one place cause; areas hand it in from where they act on them. */
export const magic = (place: string, causes: Readonly<Record<string, string>>): readonly MagicValue[] =>
  Object.entries(causes).map(([value, what]) => ({ place, value, causes: what }));

/** The same of amounts, which are kept in thousandths of a rupee and typed in rupees. */
export const magicAmounts = (place: string, causes: readonly (readonly [amount: number, what: string])[]) =>
  causes.map(([amount, what]): MagicValue => ({ place, value: String(amount / 1000), causes: what }));

export const ORDER_AMOUNT = 'Amount of an order';
