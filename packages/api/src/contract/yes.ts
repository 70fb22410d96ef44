/** The tolerant boolean of the contract: `true`, `'true'`, `'Y'`, `'y'`, `1` and `'1'` mean yes. */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === 'Y' || value === 'y' || value === '1';
