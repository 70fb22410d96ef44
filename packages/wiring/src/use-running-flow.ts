import type { Exit, Keeps, Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type RunnableFlow } from '@folioflow/flows/react';
import { useLocation } from 'react-router-dom';
import type { InputFrom, OutputFrom } from 'xstate';
import { useExit } from './exits.ts';
import { keepIn, keptIn, useKeeping } from './kept.ts';
import { useNotice, useWiring } from './wiring.ts';

/** The input that the wiring itself supplies to a flow. */
type Supplied = 'newSubmission';
export type Given<F extends RunnableFlow, Also extends string = never> = Omit<InputFrom<F['machine']>, Supplied | Also>;

export interface Running<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows an exit that the view offers. */
  readonly onExit: (exit: Exit<string>) => void;
}

export interface RunningOptions<F extends RunnableFlow> {
  /** Called with the last view of the flow when it ends. */
  readonly onLeft?: ((last: ViewOf<F>) => void) | undefined;
  /** The stored text that the flow starts with, and that is written from its view. */
  readonly keeps?: Keeps<ViewOf<F>> | undefined;
  /**
   * Called with every emitted event and the output, before their exit is followed: the app reads session values from
   * them.
   */
  readonly onSaid?: ((said: unknown) => void) | undefined;
}

/** The part of an output or emitted event that every app handles. Without an exit the last screen remains. */
interface Leading {
  readonly exit?: Exit<string>;
}

/**
 * Runs a flow on its route while the route is mounted. This hook alone follows the exits of the flow or its view,
 * supplies a key for each submission, and shows notices above the screens. A closed last screen ends the visit: the
 * code of the next page may take long, and Back may be pressed before it arrives.
 */
export function useRunningFlow<F extends RunnableFlow>(
  flow: F,
  input: Given<F>,
  { keeps, onLeft, onSaid }: RunningOptions<F> = {},
): Running<F> {
  const { endedVisit, stores } = useWiring();
  const raise = useNotice();
  const leave = useExit();
  const { key } = useLocation();
  const supplied = {
    ...input,
    ...(keeps === undefined ? {} : { kept: keptIn(stores, keeps) }),
    newSubmission: () => crypto.randomUUID(),
  };
  const running = useFlow<F>(flow, supplied as InputFrom<F['machine']>, {
    onNotice: raise,
    onEmitted: (event: unknown) => {
      onSaid?.(event);
      if (isExit(event)) leave(event.exit);
    },
    onOutput: (output: OutputFrom<F['machine']>, last) => {
      if (isClosed(last)) endedVisit.end(key);
      // The exit unmounts the page and its effect.
      if (keeps) keepIn(stores, keeps, last);
      onLeft?.(last);
      onSaid?.(output);
      const { exit } = leading(output);
      if (exit) leave(exit);
    },
  });
  useKeeping(keeps, running.view);
  return { ...running, onExit: leave };
}

const isExit = (event: unknown): event is { readonly exit: Exit<string> } =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'exit.taken';

/** The flow has ended and the user leaves its page. */
const isClosed = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';

/** Returns the exit of an output; a flow may have no output. */
const leading = (output: unknown): Leading => (typeof output === 'object' && output !== null ? output : {});
