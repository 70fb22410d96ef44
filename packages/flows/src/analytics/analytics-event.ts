import type { CallName, FlowName, FlowState } from './chart-names.gen.ts';
import type { FlowOutcome } from './outcomes.ts';

/**
 * The class of a failed call, without code and text. `refused`: the provider refused it. `notSent`: its code could not
 * be fetched. `noAnswer`, `unreachable`: no answer arrived. `http`: a status of 400 or more. `malformed`: an answer that
 * the contract does not allow.
 */
export type CallFailure = 'refused' | 'notSent' | 'noAnswer' | 'unreachable' | 'http' | 'malformed';

/** Fields of every event. */
interface FlowRun {
  /** The chart that runs: the flow of a page, or a child flow. */
  readonly flow: FlowName;
  /** The chart at the root: the flow of the page; equal to `flow` in its own events. */
  readonly within: FlowName;
}

/**
 * An event of a running flow. A field is a name from the charts of this package or a number of milliseconds: there is
 * none for a text, an amount or an identifier (decision 057).
 */
export type AnalyticsEvent =
  | (FlowRun & { readonly type: 'flowStarted' })
  | (FlowRun & {
      readonly type: 'stateEntered';
      /** Path of the state in its chart: `awaiting.entry.entering`; in a parallel state, an event for each region. */
      readonly state: FlowState;
      /** Whole milliseconds since the start of `flow`, by the clock of the integrator. */
      readonly sinceStartInMs: number;
    })
  | (FlowRun & {
      readonly type: 'callFailed';
      /** The port that failed. */
      readonly call: CallName;
      readonly failure: CallFailure;
      readonly sinceStartInMs: number;
    })
  | (FlowRun & {
      readonly type: 'flowEnded';
      readonly outcome: FlowOutcome;
      /** Whole milliseconds from the start of `flow` to its end, by the clock of the integrator. */
      readonly durationInMs: number;
    });
