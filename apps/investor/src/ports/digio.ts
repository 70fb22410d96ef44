/** What the e-sign widget says when it is done: a signature with the id of its transaction, or why there is none. */
export interface DigioResponse {
  readonly digio_doc_id?: string;
  readonly txn_id?: string;
  readonly message?: string;
  /** `CANCELLED` when the person closed the widget. */
  readonly error_code?: string;
}

export interface DigioOptions {
  readonly environment: string;
  readonly method: 'otp';
  readonly logo?: string;
  /** The widget in a window of its own: the policy of the app lets no foreign frame in. */
  readonly is_iframe: boolean;
  readonly callback: (response: DigioResponse) => void;
}

export interface DigioWidget {
  /** Opens the window; a browser allows that only while it handles the person's own press. */
  init: () => void;
  submit: (documentId: string, identifier: string) => void;
  cancel?: () => void;
}

/** The global name that the script of the configured address sets; absent until it has loaded (D-45). */
export type DigioSdk = new (options: DigioOptions) => DigioWidget;

declare global {
  interface Window {
    Digio?: DigioSdk;
  }
}
