/** That something failed while it was drawn, without a word of the person: no text of an error, no value, no parameter of an address. */
export interface Crash {
  /** The error's name: `TypeError`. */
  readonly error: string;
  /** As the route table writes it: `/charts/:scheme_isin/:scheme_code/:scheme_name`; `*` for every other address. */
  readonly route: string;
  /** The components above the failure, as React names them. */
  readonly componentStack: string;
}

/** Where a crash is told unless whoever runs the app has another place for it. */
export const logCrash = (crash: Crash): void => console.error('Crash', JSON.stringify(crash));
