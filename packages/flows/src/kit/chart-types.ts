import type { NonReducibleUnknown } from 'xstate';
import type { NoticeRaised } from './notice.ts';

/** What `setup` is told of a chart that raises notices and tags the states that wait as `busy`. */
export interface ChartTypes<Context, Event, Input = NonReducibleUnknown, Output = NonReducibleUnknown> {
  context: Context;
  events: Event;
  input: Input;
  output: Output;
  emitted: NoticeRaised;
  tags: 'busy';
}
