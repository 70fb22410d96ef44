/** Detail of `folioflow-ready`. */
export interface ReadyDetail {
  /** The first step that is shown. */
  readonly step: 'nominee' | 'mandate';
}

/** Detail of `folioflow-placed`. */
export interface PlacedDetail {
  /** The provider's id of the order. */
  readonly orderId: string;
  readonly schemeIsin: string;
  readonly schemeCode: string;
  /** Amount of one instalment, in paise. */
  readonly amountInPaise: number;
  readonly installments: number;
  /** The first day as `yyyy-mm-dd`, in India. */
  readonly firstDay: string;
  /** The page that follows in an app, such as `/sipResponse/`. */
  readonly path: string;
}

/** Detail of `folioflow-cancelled`. */
export interface CancelledDetail {
  /** The step at which the user cancelled; null before the first step. */
  readonly step: 'nominee' | 'mandate' | 'review' | null;
}

/** Detail of `folioflow-exit`. */
export interface ExitDetail {
  /** The page that the user asks for, such as `/sipList` or `/schemeList`. */
  readonly path: string;
}

/** Detail of `folioflow-session-ended`. */
export interface SessionEndedDetail {
  /** The page that the provider leads to, `/signin/` by default. */
  readonly path: string;
}

/** Detail of `folioflow-failed`. */
export interface FailedDetail {
  /** `configuration`: an attribute is invalid. `code`: a file could not be loaded. `crash`: a rendering error. */
  readonly kind: 'configuration' | 'code' | 'crash';
  /** One sentence for the integrator, without personal data. */
  readonly message: string;
}

/** The events of the element. All bubble and cross shadow roots; no detail contains a secret. */
export interface SipCheckoutEventMap {
  /** The first step is shown and can be used. */
  'folioflow-ready': CustomEvent<ReadyDetail>;
  /** The provider has registered the SIP. */
  'folioflow-placed': CustomEvent<PlacedDetail>;
  /** The user has cancelled; nothing was ordered. */
  'folioflow-cancelled': CustomEvent<CancelledDetail>;
  /** The user asks for another page, which the host opens. */
  'folioflow-exit': CustomEvent<ExitDetail>;
  /** The provider has ended the session; a new `token` restarts the checkout. */
  'folioflow-session-ended': CustomEvent<SessionEndedDetail>;
  /** The provider has replaced the token; the property `token` returns the new one. */
  'folioflow-token-replaced': CustomEvent<null>;
  /** The checkout cannot be shown. */
  'folioflow-failed': CustomEvent<FailedDetail>;
}

/** Dispatches an event of the element. */
export type Notify = <Name extends keyof SipCheckoutEventMap>(
  name: Name,
  detail: SipCheckoutEventMap[Name]['detail'],
) => void;
