import { type ProviderCode } from './codes.ts';

/** The fields of every answer of the provider (contract 1.2). */
export interface Envelope {
  readonly code: ProviderCode;
  /** Plain text, never HTML. */
  readonly messageText: string;
  /** Route name, with or without `./`, `/` and a trailing `/`. Navigate to it only through an allow-list. */
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
