/** The version of the format; a room that reads another one refuses the recording. */
export const RECORDING_VERSION = 1;

/** The class of a failed call. Of the texts of the provider, only the code of a refusal is included. */
export type RecordedFailure =
  | {
      readonly kind: 'refused';
      /** Up to three digits, or `-1`; empty for another code. */
      readonly code: string;
      readonly means?: 'connectivity' | 'earlierAttempt' | 'acceptedBefore';
    }
  | { readonly kind: 'fault'; readonly reason: 'unreachable' | 'http' | 'malformed'; readonly isMissing?: true }
  | { readonly kind: 'noAnswer' };

/** The content of a step, by its kind. */
export type RecordedKind =
  /** An event of the user or of the page. `fields`: the names of its fields, `patch.email`, without their values. */
  | { readonly kind: 'event'; readonly fields: readonly string[] }
  /** A port was accepted. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'failure'; readonly failure: RecordedFailure }
  /** A delay ended. */
  | { readonly kind: 'time' };

/** A step of a running flow: names of its chart, no payload, no answer, no text. */
export type RecordedStep = RecordedKind & {
  /** The child that takes the step, from the flow of the page: `[]` for the flow itself. */
  readonly within: readonly string[];
  /** The name of the event, the port or the delay. */
  readonly name: string;
  /** The events that children reported to the flow after the step, in their order: a child may report at its start. */
  readonly reports: readonly string[];
  /** The states after the step: `entering.mobile`, and `secondFactor/verifying` for those of a child. */
  readonly to: readonly string[];
};

/** The steps of a flow since its start, in names of its chart. */
export interface Recording {
  readonly version: typeof RECORDING_VERSION;
  /** The id of the chart; a load without a chart of its own is called `resource`. */
  readonly flow: string;
  /** The route of the page in the route table of the app; empty if it has none. */
  readonly route: string;
  /** The states in which the flow started, as `to` of a step. */
  readonly start: readonly string[];
  readonly steps: readonly RecordedStep[];
}
