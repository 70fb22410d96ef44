import type { Exit, NoticeRaised, StorageRule, ViewOf } from '@folioflow/flows';
import type { FlowOptions, InputOf, RunnableFlow } from '@folioflow/flows/react';
import type { OutputFrom } from 'xstate';
import { readStoredText, writeStoredText } from './stored-text.ts';
import type { Wiring } from './wiring.ts';

/** The input that the wiring itself supplies to a flow. */
type SuppliedInput = 'newSubmission';
/** The input of a flow without the fields that the wiring supplies. */
export type ContainerInput<F extends RunnableFlow, Omitted extends string = never> = Omit<
  InputOf<F>,
  SuppliedInput | Omitted
>;

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
  /** Returns the exit to follow in the place of the exit of an output; it is called after `onEmission`. */
  readonly resolveExit?: ((exit: Exit<string>, output: unknown) => Exit<string>) | undefined;
}

/** The page on which a flow runs. */
export interface VisitedPage {
  /** Key of the history entry. */
  readonly entryKey: string;
  readonly raiseNotice: (notice: Omit<NoticeRaised, 'type'>) => void;
  readonly followExit: (exit: Exit<string>) => void;
}

type VisitWiring = Pick<Wiring, 'endedVisit' | 'stores' | 'observer' | 'newSubmission'>;

/** The part of an output or emitted event that every app handles. Without an exit the last screen remains. */
interface ExitCarrier {
  readonly exit?: Exit<string>;
}

/** Returns the complete input of a flow: a key for each submission, and its stored text. */
export const suppliedInputOf = <F extends RunnableFlow>(
  { stores, newSubmission }: VisitWiring,
  input: ContainerInput<F>,
  { storageRule }: RunningFlowOptions<F>,
): InputOf<F> =>
  ({
    ...input,
    ...(storageRule === undefined ? {} : { storedText: readStoredText(stores, storageRule) }),
    newSubmission,
  }) as InputOf<F>;

/**
 * Returns the reactions of an app to a running flow; it has no React, so that it also runs without a page. It alone
 * follows the exits of the flow. A closed last screen ends the visit: the code of the next page may take long, and Back
 * may be pressed before it arrives.
 */
export const createVisitOptions = <F extends RunnableFlow>(
  { endedVisit, stores, observer }: VisitWiring,
  { entryKey, raiseNotice, followExit }: VisitedPage,
  { storageRule, onEnded, onEmission, resolveExit }: RunningFlowOptions<F>,
): FlowOptions<F> => ({
  ...observer,
  onNotice: raiseNotice,
  onEmitted: (event: unknown) => {
    onEmission?.(event);
    if (isExitEvent(event)) followExit(event.exit);
  },
  onOutput: (output: OutputFrom<F['machine']>, last) => {
    if (isClosedView(last)) endedVisit.end(entryKey);
    // The exit unmounts the page and its effect.
    if (storageRule) writeStoredText(stores, storageRule, last);
    onEnded?.(last);
    onEmission?.(output);
    const { exit } = asExitCarrier(output);
    if (exit) followExit(resolveExit?.(exit, output) ?? exit);
  },
});

const isExitEvent = (event: unknown): event is { readonly exit: Exit<string> } =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'exit.taken';

/** True if the flow has ended and the user leaves its page. */
const isClosedView = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';

/** Returns an empty object for a flow without output. */
const asExitCarrier = (output: unknown): ExitCarrier => (typeof output === 'object' && output !== null ? output : {});
