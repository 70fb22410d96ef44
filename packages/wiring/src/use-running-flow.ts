import type { Exit, Keeps, Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type RunnableFlow } from '@folioflow/flows/react';
import { useLocation } from 'react-router-dom';
import type { InputFrom, OutputFrom } from 'xstate';
import { useExit } from './exits.ts';
import { keepIn, keptIn, useKeeping } from './kept.ts';
import { useNotice, useWiring } from './wiring.ts';

/** What the wiring adds to the input of a flow by itself. */
type Supplied = 'newSubmission';
export type Given<F extends RunnableFlow, Also extends string = never> = Omit<InputFrom<F['machine']>, Supplied | Also>;

export interface Running<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows a way on that the view offers. */
  readonly onExit: (exit: Exit<string>) => void;
}

export interface RunningOptions<F extends RunnableFlow> {
  /** Told what the flow showed last, as it ends. */
  readonly onLeft?: ((last: ViewOf<F>) => void) | undefined;
  /** What the flow goes on with, and keeps of what it shows. */
  readonly keeps?: Keeps<ViewOf<F>> | undefined;
  /** Whatever the flow says, before an exit in it is followed: the app takes out what its session keeps. */
  readonly onSaid?: ((said: unknown) => void) | undefined;
}

/** What a flow that is over, or that leads on and is not, may ask of every app. Without an exit its last screen stays. */
interface Leading {
  readonly exit?: Exit<string>;
}

/**
 * A flow on its route, for as long as the route lives. Here alone an exit is followed, of the flow or of its view, a key for
 * each submission supplied, and a notice shown above the screens.
 * With its last screen closed the visit ends: the code of the next page may be long in coming, and Back may come before it.
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
      // The page is gone with the exit, and its effect with it.
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

/** The flow is over, and its page is about to be left. */
const isClosed = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';

/** A flow without an output asks for nothing. */
const leading = (output: unknown): Leading => (typeof output === 'object' && output !== null ? output : {});
