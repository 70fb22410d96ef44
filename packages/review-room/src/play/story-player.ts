import {
  delayAnswer,
  playedViewOf,
  TraceError,
  type FlowStep,
  type Journeys,
  type PlayStep,
} from '@folioflow/flows/testing';
import type { StoryReview } from '../panel/flow-review.ts';
import type { PlayCommand } from './play-command.ts';
import { withPayload, type PayloadChange } from './payload-fields.ts';
import { playedReviewOf } from './played-review.ts';
import { goToPlace, reopenSession, shownFlowOf, startSession, takeStep, type PlaySession } from './play-session.ts';
import { playStateOf, possibleStepsOf, type PlayState } from './play-state.ts';
import { decodeTrace } from './share-link.ts';
import { stepTextOf } from './step-text.ts';
import { msOfTime } from './passed-time.ts';
import { worldOf } from './world-of.ts';

/** The sender of a played screen: each event is a step of the flow, or of the child that owns the part. */
export interface PlayRemote {
  readonly send: (event: FlowStep) => void;
  readonly child: (id: string) => PlayRemote;
}
/** A story at the shown place of its trace. */
export interface PlayedStory {
  readonly view: unknown;
  readonly remote: PlayRemote;
  readonly review: StoryReview;
  readonly state: PlayState;
  /** The virtual time, in milliseconds since 1970. */
  readonly now: number;
}
export interface StoryPlayer {
  readonly obey: (command: PlayCommand) => void;
}

interface PlayerOptions {
  readonly journeys: Journeys;
  readonly scenario: string;
  /** The time of answers, in milliseconds since 1970. */
  readonly now: number;
  /** Receives the played story, null if it is not played, and the reason why a trace or a step is not accepted. */
  readonly onChange: (played: PlayedStory | null, problem: string | null) => void;
}

/** The answer of a call can arrive late; the user, time and child flows are on time. */
const arriveLate = (step: PlayStep, ms: number): PlayStep =>
  ms > 0 && ['answer', 'failure'].includes(stepTextOf(step).kind) ? delayAnswer(step as FlowStep, ms) : step;

const withChanges = (step: PlayStep, changes: readonly PayloadChange[] = []): PlayStep =>
  stepTextOf(step).kind === 'event' ? withPayload(step as FlowStep, changes) : step;

const createRemote = (take: (step: FlowStep) => void): PlayRemote => ({
  send: take,
  child: (id) => createRemote((within) => take({ step: 'inside', child: id, within })),
});

/** Plays a story by the commands of the panel and by the events of its screen. */
export function createStoryPlayer({ journeys, scenario, now, onChange }: PlayerOptions): StoryPlayer {
  const surroundings = { worldOf, now };
  let session: PlaySession | null = null;
  let listed: readonly PlayStep[] = [];
  const show = (next: PlaySession): void => {
    if (next === session) return;
    session = next;
    listed = possibleStepsOf(next, surroundings);
    report(next, null);
  };
  const report = (next: PlaySession, problem: string | null): void => {
    const view = playedViewOf(shownFlowOf(next));
    onChange(
      {
        view,
        remote,
        review: playedReviewOf(next),
        state: playStateOf(next, surroundings, listed),
        now: now + shownFlowOf(next).elapsedMs,
      },
      problem,
    );
  };
  const take = (step: PlayStep): void => {
    if (session === null) return;
    const next = takeStep(session, step);
    if (next === session) report(session, `The flow does not accept ${stepTextOf(step).name} with these values here.`);
    else show(next);
  };
  const stop = (problem: string | null): void => {
    session = null;
    onChange(null, problem);
  };
  const remote = createRemote((step) => {
    if (session !== null) show(takeStep(session, step));
  });
  const reopen = (trace: string): void => {
    try {
      show(reopenSession(journeys, decodeTrace(trace)));
    } catch (error) {
      if (!(error instanceof TraceError)) throw error;
      stop(error.message);
    }
  };
  return {
    obey(command) {
      if (command.type === 'start') show(startSession(journeys, scenario));
      else if (command.type === 'stop') stop(null);
      else if (command.type === 'reopen') reopen(command.trace);
      else if (session === null) return;
      else if (command.type === 'goTo') show(goToPlace(session, command.place));
      else if (command.type === 'wait') {
        const ms = msOfTime(command.count, command.unit, now + shownFlowOf(session).elapsedMs);
        take({ step: 'waited', ms });
      } else {
        const step = listed[command.choice];
        if (step !== undefined) take(arriveLate(withChanges(step, command.changes), command.lateByMs ?? 0));
      }
    },
  };
}
