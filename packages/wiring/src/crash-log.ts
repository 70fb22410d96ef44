/** A rendering failure without personal data: no error message, no value, no parameter of an address. */
export interface CrashRecord {
  /** The error's name: `TypeError`. */
  readonly error: string;
  /** The path as in the route table: `/charts/:scheme_isin/:scheme_code/:scheme_name`; `*` for every other address. */
  readonly route: string;
  /** The components above the failure, with their React names. */
  readonly componentStack: string;
}

/** The default report of a crash: the console. */
export const logCrash = (crash: CrashRecord): void => console.error('Crash', JSON.stringify(crash));
