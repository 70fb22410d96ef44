export {
  createWorldFinder,
  nextStepsOf,
  type DeclaredRefusal,
  type ListedStepOptions,
  type PlayWorld,
  type WorldFinder,
} from './next-steps.ts';
export {
  applyPlayStep,
  delayAnswer,
  dueTimersOf,
  type ChildStep,
  type DueTimer,
  type FlowStep,
  type LateStep,
  type PlayStep,
  type WaitStep,
} from './play-step.ts';
export {
  playedViewOf,
  startPlay,
  type AppliedStep,
  type OwnStep,
  type PlayedFlow,
  type StepTiming,
} from './played-flow.ts';
export type { PendingTimer } from './timers.ts';
export { createTrace, parseTrace, replayTrace, TraceError, type ReplayedTrace, type Trace } from './trace.ts';
