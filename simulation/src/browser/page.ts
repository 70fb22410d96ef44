import type { Exit, NoticeRaised } from '@folioflow/flows';
import type { RunnableFlow } from '@folioflow/flows/react';
import type { ContainerInput, RunningFlowOptions, UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../../apps/investor/src/wiring/create-app.ts';
import type { VirtualClock } from '../kit/clock.ts';
import type { Random } from '../kit/random.ts';
import type { SimulatedProvider } from '../world/provider.ts';
import type { FlowRun, FlowRunOf } from './flow-run.ts';
import type { HistoryEntry } from './history.ts';

export interface PageServices<A = App> {
  readonly app: A;
  readonly provider: SimulatedProvider;
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly onCrash: (error: unknown) => void;
  readonly currentEntry: () => HistoryEntry;
  readonly raiseNotice: (notice: Omit<NoticeRaised, 'type'>) => void;
  readonly navigate: (exit: Exit<string>) => void;
  readonly replaceState: (state: unknown) => void;
}

/** A page while it is built: it runs flows, and opens further flows by their views. */
export interface Page<A = App> extends PageServices<A> {
  readonly entry: HistoryEntry;
  readonly unanswered: UnansweredSubmissions;
  readonly images: PageImages;
  /** The day in India by the clock of the provider. */
  readonly today: () => string;
  readonly run: <F extends RunnableFlow>(
    flow: F,
    input: ContainerInput<F>,
    options?: RunningFlowOptions<F>,
  ) => FlowRunOf<F>;
  /** Calls `open` once, as soon as `select` returns a value. */
  readonly whenSelected: <Value>(select: () => Value | null | undefined, open: (value: Value) => void) => void;
  /** Stops a flow that its page does not show any more. */
  readonly end: (run: FlowRun) => void;
  /** Adds a link of the page that no view contains. */
  readonly addLink: (exit: Exit<string>) => void;
  /** Adds links that follow from the views. */
  readonly addLinks: (list: () => readonly Exit<string>[]) => void;
  /** Adds a choice of the page that no flow knows: a button of the bank, for example. */
  readonly addChoice: (name: string, choose: () => Promise<void>) => void;
  /** Removes the choices, for example of a window that was closed. */
  readonly clearChoices: () => void;
  /** Calls a function when the page is left. */
  readonly onClose: (end: () => void) => void;
  /** Adds facts that people see on the page and no view of the receiving flow contains. */
  readonly addFacts: (read: () => PageFacts) => void;
}
export type PageOpener<A = App> = (page: Page<A>) => void;

/** Facts on a page by their name. */
export type PageFacts = Readonly<Record<string, unknown>>;
