import type { AnyEventObject } from 'xstate';
import { isWorldStep } from './journey.ts';
import { isRefusal, type Failure } from '../kit/port.ts';
import type { SubmissionContext } from '../kit/submission-key.ts';
import { throwViolation, type Edge, type Monitor, type MonitoredSnapshot } from './walk.ts';

/** The step is an accepted answer of this port. */
export const isPortDone = (edge: Edge, port: string): boolean =>
  isWorldStep(edge.step) && edge.step.step === 'done' && edge.step.port === port;
/** Returns the failure of the step, of this port or of any; null if the step is no failure. */
export const portFailure = (edge: Edge, port?: string): Failure | null =>
  isWorldStep(edge.step) && edge.step.step === 'failed' && (port === undefined || edge.step.port === port)
    ? edge.step.failure
    : null;
/** Returns the call of a port, or the input of a child, that the step starts. */
export const startedCall = (edge: Edge, port: string) => edge.starts.find((start) => start.port === port);
const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** INV-03: while a consequential port runs, no event starts another call and no submit is accepted. */
export const noConcurrentCalls = <C>(
  ports: readonly string[],
  submits: readonly AnyEventObject[],
): Monitor<C, null> => ({
  name: 'INV-03',
  start: null,
  step(_, { from, to, starts }) {
    const runningPorts = (at: MonitoredSnapshot<C> | null) => ports.filter((port) => at?.children[port]);
    if (
      runningPorts(from).length > 0 &&
      runningPorts(to).length > 0 &&
      starts.some(({ port }) => ports.some((name) => name === port))
    )
      throwViolation('a second call starts while one runs');
    if (runningPorts(to).length > 0 && submits.some((event) => to.can(event)))
      throwViolation('a submit is accepted while a call runs');
    return null;
  },
});

interface SubmissionRecord {
  key: string | undefined;
  draft: unknown;
  isLost: boolean;
}

/** INV-04: after a lost answer an unchanged draft carries the same key; in every other case the key is new. */
export const sameKeyAfterLostAnswer = <C extends SubmissionContext>(
  port: string,
  draft: (request: unknown) => unknown,
): Monitor<C, SubmissionRecord | null> => ({
  name: 'INV-04',
  start: null,
  step(last, edge) {
    const failure = portFailure(edge, port);
    if (last && failure) return { ...last, isLost: last.isLost || !isRefusal(failure) };
    const start = startedCall(edge, port);
    if (!start) return last;
    const current = { key: start.submission, draft: draft(start.request) };
    if (current.key === undefined || current.key === '') throwViolation(`${port} starts without a key`);
    if (last?.isLost && isDeepEqual(last.draft, current.draft) && last.key !== current.key)
      throwViolation(`the answer to ${String(last.key)} was lost, yet ${String(current.key)} is sent`);
    if (last && !last.isLost && last.key === current.key) throwViolation(`${String(current.key)} is used again`);
    if (last?.key === current.key && !isDeepEqual(last?.draft, current.draft))
      throwViolation(`${String(current.key)} is used for another draft`);
    return { ...current, isLost: last?.isLost === true && last.key === current.key };
  },
  key: (last, to) => last && [last.key === to.context.submission, last.draft, last.isLost],
});

/** INV-04 for drafts where every change means another submission, even a change back to the sent draft. */
export function newKeyForAnotherDraft<C extends SubmissionContext>(port: string) {
  const byRequest = sameKeyAfterLostAnswer<C>(port, (request) => request);
  const keys: typeof byRequest = {
    ...byRequest,
    step(last, edge) {
      const isAnswered = isPortDone(edge, port) || portFailure(edge, port) !== null;
      const isChanged = !isAnswered && edge.from?.context.hasLostAnswer === true && !edge.to.context.hasLostAnswer;
      return byRequest.step(last && isChanged ? { ...last, isLost: false } : last, edge);
    },
  };
  return keys;
}

/** INV-54: no secret in any context, in the persisted form of a resting state, or in any emitted or reported event. */
export const noSecretExposed = <C>(secrets: readonly string[]): Monitor<C, null> => ({
  name: 'INV-54',
  start: null,
  step(_, edge) {
    const { from, to, sentEvents } = edge;
    const containsSecret = (value: unknown) => {
      const text = JSON.stringify(value ?? null);
      return secrets.some((secret) => text.includes(secret));
    };
    if (secrets.length === 0 || (to === from && sentEvents.length === 0)) return null;
    if (containsSecret(to.context)) throwViolation('a secret is in the context');
    if (containsSecret(sentEvents) || containsSecret(to.output)) throwViolation('a secret is emitted or in the output');
    if (!to.hasTag('busy') && containsSecret(edge.persistedSnapshot()))
      throwViolation('a secret is in the persisted snapshot');
    return null;
  },
});

/** INV-60: every failure is shown: by a notice, or by the part of the context that `isFailureShown` checks. */
export const everyFailureShown = <C extends object>(
  isFailureShown: (to: C, edge: Edge<C>) => boolean = (to) => 'notice' in to && to.notice !== null,
): Monitor<C, null> => ({
  name: 'INV-60',
  start: null,
  step(_, edge) {
    if (portFailure(edge) && !isFailureShown(edge.to.context, edge)) throwViolation('a failure is not shown');
    return null;
  },
});

/** INV-57: no failure changes the values that the user has entered or been given. */
export const draftUnchangedByFailure = <C>(draft: (context: C) => unknown): Monitor<C, null> => ({
  name: 'INV-57',
  start: null,
  step(_, edge) {
    if (edge.from && portFailure(edge) && !isDeepEqual(draft(edge.from.context), draft(edge.to.context)))
      throwViolation('a failure changed the draft');
    return null;
  },
});

/** Accepts every edge: for a walk that only counts states and finds dead ends. */
export const permissiveMonitor = <C>(): Monitor<C, null> => ({ name: 'nothing', start: null, step: () => null });
