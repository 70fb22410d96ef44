export { flowContract, type Check } from './kit/contract.ts';
export { countingSubmissions } from './kit/counting-submissions.ts';
export { heldPort } from './kit/held-port.ts';
export {
  at,
  expectStories,
  journeysOf,
  reach,
  type Arrival,
  type Journeys,
  type Scenario,
  type WorldStep,
} from './kit/journey.ts';
export * from './kit/monitors.ts';
export { mutant } from './kit/mutant.ts';
export { violated, Violation, walk, type Edge, type Monitor, type Route, type Walked, type World } from './kit/walk.ts';
export { mobileEntryJourneys, mobileEntryWorld } from './parts/mobile-entry/mobile-entry.scenarios.ts';
export { secondFactorJourneys, secondFactorWorld } from './parts/second-factor/second-factor.scenarios.ts';
export { serverNoticeJourneys, serverNoticeWorld } from './parts/server-notice/server-notice.scenarios.ts';
export { sessionJourneys, sessionWorld } from './access/session/session.scenarios.ts';
export { signInCodeJourneys, signInCodeWorld } from './access/sign-in-code/sign-in-code.scenarios.ts';
export { signInJourneys, signInWorld } from './access/sign-in/sign-in.scenarios.ts';
