import type { ActionFunction, EventObject } from 'xstate';
import type { NoticeRaised } from './notice.ts';

/** The types of a chart whose context contains these fields. */
export interface TypesWith<Context> {
  readonly context: Context;
  readonly events: EventObject;
}

/** An action of a chart with these types that is defined outside its `setup`. */
export type SharedAction<T extends TypesWith<object>, Params = undefined> = ActionFunction<
  T['context'],
  T['events'],
  T['events'],
  Params,
  never,
  never,
  never,
  never,
  NoticeRaised
>;
