import type { Fault } from './world/network.ts';

/**
 * A step of a simulation. It names what happens, never values: every choice inside it follows from `n`, so that a trace
 * remains playable after other steps were removed.
 */
export type Step =
  | {
      readonly do: 'gesture';
      readonly tab: string;
      readonly at: string;
      readonly event: string;
      readonly n: number;
      readonly fault?: Fault;
    }
  | { readonly do: 'link'; readonly tab: string; readonly to: string; readonly n: number; readonly fault?: Fault }
  | { readonly do: 'open'; readonly tab: string; readonly to: string; readonly n: number; readonly fault?: Fault }
  | { readonly do: 'choose'; readonly tab: string; readonly name: string }
  | { readonly do: 'back' | 'reload' | 'signOut'; readonly tab: string; readonly fault?: Fault }
  /** The person opens a second tab beside this one. */
  | { readonly do: 'openTab'; readonly tab: string }
  /** Time passes, for the devices and the provider alike. */
  | { readonly do: 'wait'; readonly seconds: number }
  /** The clock of the provider is moved; the devices do not notice. */
  | { readonly do: 'advance'; readonly days: number }
  /** The process of the provider ends and is started again. */
  | { readonly do: 'restart' }
  /** Held answers arrive, the last one first. */
  | { readonly do: 'deliver' };

/** A step of a person in a tab. */
export type TabStep = Extract<Step, { readonly tab: string }>;

/** A simulation that can be played again. */
export interface Trace {
  readonly seed: number;
  readonly investors: number;
  readonly steps: readonly Step[];
  /** The invariant that the trace once violated; '' for none. */
  readonly violates: string;
}
