export { AppRoutes, type Admission } from './AppRoutes.tsx';
export { StoredLanguageSwitch } from './StoredLanguageSwitch.tsx';
export { StoredSwitches } from './StoredSwitches.tsx';
export { readServedConfig, type ServedConfig } from './config.ts';
export { loadMissingPopover } from './load-popover.ts';
export { logCrash, type CrashRecord } from './crash-log.ts';
export { reactRootOptions } from './root-options.ts';
export { createExitChannel, createWiring, type ExitChannel } from './create-wiring.ts';
export { createEndedVisit, type EndedVisit } from './ended-visit.ts';
export { createKeptPages, type KeptPages } from './kept-page.ts';
export { resolveSessionExit, isExitToSamePath, exitPathOf } from './exit-paths.ts';
export { useExitNavigation } from './exits.ts';
export { writeStoredText, readStoredText } from './stored-text.ts';
export { useStoredTextSync, useConsumedText } from './use-stored-text.ts';
export {
  ChunkLoadError,
  startChunkRetries,
  reloadOnce,
  watchChunkLoadErrors,
  type ChunkRetryResult,
  type ChunkRetries,
} from './chunk-load-error.ts';
export { createLazyPage, type LazyPage } from './lazy-page.ts';
export { createTexts, type Catalogue, type Texts } from './texts.ts';
export { reportUnloadedApp } from './report-unloaded-app.ts';
export { createScreens } from './create-screens.ts';
export { Redirect } from './Redirect.tsx';
export { createBrowserStores, createFallbackStore, type Store, type BrowserStores } from './stores.ts';
export { PageErrorBoundary } from './PageErrorBoundary.tsx';
export { UnreachableProviderPage } from './UnreachableProviderPage.tsx';
export { useNavigationState, usePageVariant } from './use-address.ts';
export {
  createSubmissionStoringPort,
  createSubmissionSettlingPort,
  createPlacedOrderSettlingPort,
} from './submission-ports.ts';
export { createSubmissionVisit, type SubmissionEntry, type UnansweredSubmissions } from './submission-visit.ts';
export { useUnansweredSubmissions } from './use-unanswered-submissions.ts';
export { RaisedNotices } from './RaisedNotices.tsx';
export { type ContainerInput } from './flow-visit.ts';
export { useLateReturn } from './use-late-return.ts';
export { useRunningFlow, type RunningFlow } from './use-running-flow.ts';
export { PageVisit } from './PageVisit.tsx';
export { LoadingPage } from './LoadingPage.tsx';
export { TextsContext } from './texts-context.ts';
export { WiredApp } from './WiredApp.tsx';
export { NoticeContext, useRaiseNotice, useWiring, WiringContext, type FlowObserver, type Wiring } from './wiring.ts';
