import type { FlowEnd } from './chart-names.gen.ts';

/**
 * The class of an ended flow. `completed`: the purpose of the flow was reached. `refused`: the provider refused it, or
 * its rules do not permit it. `failed`: the flow could not go on. `unavailable`: the page was opened without something
 * that the flow needs. `left`: the user left it by its own controls. `stopped`: the flow was stopped from outside, as a
 * page does that is navigated away from.
 */
export type FlowOutcome = 'completed' | 'refused' | 'failed' | 'unavailable' | 'left' | 'stopped';

/** The class of each final state; a state of this name has the same meaning in every chart. */
export const outcomeOfEnd: Readonly<Record<FlowEnd, FlowOutcome>> = {
  accepted: 'completed',
  added: 'completed',
  approved: 'completed',
  changed: 'completed',
  chosen: 'completed',
  codeRequested: 'completed',
  completed: 'completed',
  confirmed: 'completed',
  finished: 'completed',
  handedOver: 'completed',
  messageShown: 'completed',
  passed: 'completed',
  paused: 'completed',
  placed: 'completed',
  registered: 'completed',
  saved: 'completed',
  settled: 'completed',
  shown: 'completed',
  signedIn: 'completed',
  subscribed: 'completed',
  summary: 'completed',
  uploaded: 'completed',
  verified: 'completed',
  blocked: 'refused',
  notPermitted: 'refused',
  failed: 'failed',
  notSent: 'failed',
  unchecked: 'failed',
  clientMissing: 'unavailable',
  notOffered: 'unavailable',
  numberMissing: 'unavailable',
  orderMissing: 'unavailable',
  parametersMissing: 'unavailable',
  stateMissing: 'unavailable',
  abandoned: 'left',
  cancelled: 'left',
  closed: 'left',
  left: 'left',
  wentBack: 'left',
};
