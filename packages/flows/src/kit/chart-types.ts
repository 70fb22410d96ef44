import type { NonReducibleUnknown } from 'xstate';
import type { NoticeRaised } from './notice.ts';

/** Types for `setup` of a chart that raises notices and tags its waiting states as `busy`. */
export interface ChartTypes<Context, Event, Input = NonReducibleUnknown, Output = NonReducibleUnknown> {
  context: Context;
  events: Event;
  input: Input;
  output: Output;
  emitted: NoticeRaised;
  tags: 'busy';
}
