/** Response of the e-sign widget: a signature with the id of its transaction, or an error. */
export interface DigioResponse {
  readonly digio_doc_id?: string;
  readonly txn_id?: string;
  readonly message?: string;
  /** `CANCELLED` when the user closed the widget. */
  readonly error_code?: string;
}

export interface DigioOptions {
  readonly environment: string;
  readonly method: 'otp';
  readonly logo?: string;
  /** False opens a window of its own: the policy of the app allows no foreign frame. */
  readonly is_iframe: boolean;
  readonly callback: (response: DigioResponse) => void;
}

export interface DigioWidget {
  /** Opens the window; a browser allows that only while it handles a press of the user. */
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
