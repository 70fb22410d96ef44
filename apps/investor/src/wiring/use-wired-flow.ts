import type { Exit, ExitTaken, Keeps, PersonSignedIn, Remote, SignedIn, ViewOf } from '@folioflow/flows';
import { useFlow, type RunnableFlow } from '@folioflow/flows/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InputFrom, OutputFrom } from 'xstate';
import { useApp, useNotice } from './app-context.ts';
import type { App } from './create-app.ts';
import { useExit } from './exits.ts';
import { keepIn, keptIn, useKeeping } from './kept.ts';

/** What the wiring adds to the input of a flow by itself. */
type Supplied = 'newSubmission';
type Given<F extends RunnableFlow, Also extends string = never> = Omit<InputFrom<F['machine']>, Supplied | Also>;

interface Wired<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows a way on that the view offers. */
  readonly onExit: (exit: Exit) => void;
}

/** What a flow that is over may ask of the app: to save a sign-in, and to lead on. Without an exit its last screen stays. */
interface Asked {
  readonly signedIn?: SignedIn | null;
  readonly exit?: Exit;
}

/**
 * A flow with the app's ports, for as long as the route lives. Here alone an exit is followed, of the flow or of its view,
 * a sign-in saved, a key for each submission supplied, and a notice shown above the screens.
 * With its last screen closed the visit ends: the code of the next page may be long in coming, and Back may come before it.
 */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: Given<F>,
  onLeft?: (last: ViewOf<F>) => void,
): Wired<F> {
  const app = useApp();
  const raise = useNotice();
  const leave = useExit();
  const [flow] = useState(() => wire(app));
  const { key } = useLocation();
  const saveSignIn = (signedIn: SignedIn) => app.session.actor.send({ type: 'profile.saved', ...signedIn });
  const running = useFlow<F>(flow, { ...input, newSubmission: () => crypto.randomUUID() } as InputFrom<F['machine']>, {
    onNotice: raise,
    onEmitted: (event: unknown) => {
      if (isSignIn(event)) saveSignIn(event.signedIn);
      if (isExit(event)) leave(event.exit);
    },
    onOutput: (output: OutputFrom<F['machine']>, last) => {
      if (isClosed(last)) app.endedVisit.end(key);
      onLeft?.(last);
      const { signedIn, exit } = asked(output);
      if (signedIn) saveSignIn(signedIn);
      if (exit) leave(exit);
    },
  });
  return { ...running, onExit: leave };
}

/** A wired flow that goes on with what it has kept, and keeps what it shows. */
export function useKeptFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  keeps: Keeps<ViewOf<F>>,
  input: Given<F, 'kept'>,
): Wired<F> {
  const { stores } = useApp();
  const kept = { ...input, kept: keptIn(stores, keeps) };
  // The page is gone with the exit, and its effect with it.
  const wired = useWiredFlow<F>(wire, kept as unknown as Given<F>, (last) => keepIn(stores, keeps, last));
  useKeeping(keeps, wired.view);
  return wired;
}

const isOfType = (event: unknown, type: string): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === type;
const isSignIn = (event: unknown): event is PersonSignedIn => isOfType(event, 'person.signedIn');
const isExit = (event: unknown): event is ExitTaken => isOfType(event, 'exit.taken');

/** The flow is over, and its page is about to be left. */
const isClosed = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';

/** A flow without an output asks for nothing. */
const asked = (output: unknown): Asked => (typeof output === 'object' && output !== null ? output : {});
