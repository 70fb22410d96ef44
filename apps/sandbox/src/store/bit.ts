/** Stored boolean: both dialects support small integers. */
export type Bit = 0 | 1;

export const bitOf = (value: boolean): Bit => (value ? 1 : 0);
