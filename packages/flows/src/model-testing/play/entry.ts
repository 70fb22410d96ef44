export { createWorldFinder, nextStepsOf, type PlayWorld, type WorldFinder } from './next-steps.ts';
export {
  applyPlayStep,
  playedViewOf,
  startPlay,
  type AppliedStep,
  type ChildStep,
  type PlayedFlow,
  type PlayStep,
} from './played-flow.ts';
export { createTrace, parseTrace, replayTrace, TraceError, type ReplayedTrace, type Trace } from './trace.ts';
