/** The part of the wiring that needs no page: for a program that runs the flows of an app without a browser. */
export { logCrash, type CrashRecord } from './crash-log.ts';
export { createExitChannel, createWiring, type ExitChannel } from './create-wiring.ts';
export { exitPathOf, resolveSessionExit } from './exit-paths.ts';
export {
  createVisitOptions,
  suppliedInputOf,
  type ContainerInput,
  type RunningFlowOptions,
  type VisitedPage,
} from './flow-visit.ts';
export { readStoredText, writeStoredText } from './stored-text.ts';
export { createBrowserStores, type BrowserStores, type Store } from './stores.ts';
export {
  createPlacedOrderSettlingPort,
  createSubmissionSettlingPort,
  createSubmissionStoringPort,
} from './submission-ports.ts';
export { createSubmissionVisit, type SubmissionKeys, type UnansweredSubmissions } from './submission-visit.ts';
export type { FlowObserver, Wiring } from './wiring.ts';
export type { ServedConfig } from './config.ts';
