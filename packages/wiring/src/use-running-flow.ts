import type { Exit, StorageRule, Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type InputOf, type RunnableFlow } from '@folioflow/flows/react';
import { useLocation } from 'react-router-dom';
import type { OutputFrom } from 'xstate';
import { useExitNavigation } from './exits.ts';
import { writeStoredText, readStoredText, useStoredTextSync } from './stored-text.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';

/** The input that the wiring itself supplies to a flow. */
type SuppliedInput = 'newSubmission';
/** The input of a flow without the fields that the wiring supplies. */
export type ContainerInput<F extends RunnableFlow, Omitted extends string = never> = Omit<
  InputOf<F>,
  SuppliedInput | Omitted
>;

export interface RunningFlow<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows an exit that the view offers. */
  readonly onExit: (exit: Exit<string>) => void;
}

export interface RunningFlowOptions<F extends RunnableFlow> {
  /** Called with the last view of the flow when it ends. */
  readonly onEnded?: ((last: ViewOf<F>) => void) | undefined;
  /** Selects the stored text from the view; the flow starts with the stored text. */
  readonly storageRule?: StorageRule<ViewOf<F>> | undefined;
  /**
   * Called with every emitted event and the output, before their exit is followed: the app reads session values from
   * them.
   */
  readonly onEmission?: ((emission: unknown) => void) | undefined;
}

/** The part of an output or emitted event that every app handles. Without an exit the last screen remains. */
interface ExitCarrier {
  readonly exit?: Exit<string>;
}

/**
 * Runs a flow on its route while the route is mounted. This hook alone follows the exits of the flow or its view,
 * supplies a key for each submission, and shows notices above the screens. A closed last screen ends the visit: the
 * code of the next page may take long, and Back may be pressed before it arrives.
 */
export function useRunningFlow<F extends RunnableFlow>(
  flow: F,
  input: ContainerInput<F>,
  { storageRule, onEnded, onEmission }: RunningFlowOptions<F> = {},
): RunningFlow<F> {
  const { endedVisit, stores, observer } = useWiring();
  const raiseNotice = useRaiseNotice();
  const followExit = useExitNavigation();
  const { key } = useLocation();
  const supplied = {
    ...input,
    ...(storageRule === undefined ? {} : { storedText: readStoredText(stores, storageRule) }),
    newSubmission: () => crypto.randomUUID(),
  };
  const running = useFlow<F>(flow, supplied as InputOf<F>, {
    ...observer,
    onNotice: raiseNotice,
    onEmitted: (event: unknown) => {
      onEmission?.(event);
      if (isExitEvent(event)) followExit(event.exit);
    },
    onOutput: (output: OutputFrom<F['machine']>, last) => {
      if (isClosedView(last)) endedVisit.end(key);
      // The exit unmounts the page and its effect.
      if (storageRule) writeStoredText(stores, storageRule, last);
      onEnded?.(last);
      onEmission?.(output);
      const { exit } = asExitCarrier(output);
      if (exit) followExit(exit);
    },
  });
  useStoredTextSync(storageRule, running.view);
  return { ...running, onExit: followExit };
}

const isExitEvent = (event: unknown): event is { readonly exit: Exit<string> } =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'exit.taken';

/** True if the flow has ended and the user leaves its page. */
const isClosedView = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';

/** Returns an empty object for a flow without output. */
const asExitCarrier = (output: unknown): ExitCarrier => (typeof output === 'object' && output !== null ? output : {});
