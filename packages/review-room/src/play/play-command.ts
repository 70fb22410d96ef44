import type { PayloadChange } from './payload-fields.ts';
import type { PlayState } from './play-state.ts';
import type { TimeUnit } from './time-text.ts';

/** An action of the Play panel. */
export type PlayCommand =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  /**
   * Takes a listed step, by its index in `next`. An answer can arrive late, by milliseconds; an event can have a changed
   * payload.
   */
  | {
      readonly type: 'take';
      readonly choice: number;
      readonly lateByMs?: number;
      readonly changes?: readonly PayloadChange[];
    }
  /** Lets time pass. */
  | { readonly type: 'wait'; readonly count: number; readonly unit: TimeUnit }
  | { readonly type: 'goTo'; readonly place: number }
  /** Reopens a trace of an address. */
  | { readonly type: 'reopen'; readonly trace: string };

/** The state of a story for the Play panel. */
export interface PlayReport {
  /** The id of the story; a command returns to it. */
  readonly story: string;
  /** Null while the story is not played. */
  readonly state: PlayState | null;
  /** The reason why a trace cannot be reopened, or why a step is not taken; null if there is none. */
  readonly problem: string | null;
}
