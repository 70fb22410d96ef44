import { type Code } from './codes.ts';

/** What every answer of the provider carries (contract 1.2). */
export interface Envelope {
  readonly code: Code;
  /** Plain text, never HTML. */
  readonly messageText: string;
  /** Route name, with or without `./`, `/` and a trailing `/`; only an allow-list turns it into an exit. */
  readonly navigateScreen?: string | undefined;
  readonly token_id?: string | undefined;
  readonly erase_token_id?: boolean | string | undefined;
  readonly state_parameters?: object | undefined;
  readonly is_redirect?: boolean | undefined;
}

/** Body of every answer with an HTTP status of 400 or more. */
export interface ErrorBody {
  readonly errors: readonly { readonly msg: string }[];
}
