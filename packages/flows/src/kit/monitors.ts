import type { AnyEventObject } from 'xstate';
import { isWorldStep } from './journey.ts';
import { isRefusal, type Failure } from './port.ts';
import type { Submissions } from './submission-key.ts';
import { violated, type Edge, type Monitor, type Place } from './walk.ts';

export const isDone = (edge: Edge, port: string): boolean =>
  isWorldStep(edge.step) && edge.step.step === 'done' && edge.step.port === port;
export const failureAt = (edge: Edge, port?: string): Failure | null =>
  isWorldStep(edge.step) && edge.step.step === 'failed' && (port === undefined || edge.step.port === port)
    ? edge.step.failure
    : null;
export const startOf = (edge: Edge, port: string) => edge.starts.find((start) => start.port === port);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** INV-03: while a consequential port runs, no event starts another call and no submit is accepted. */
export const oneAtATime = <C>(ports: readonly string[], submits: readonly AnyEventObject[]): Monitor<C, null> => ({
  name: 'INV-03',
  start: null,
  step(_, { from, to, starts }) {
    const running = (at: Place<C> | null) => ports.filter((port) => at?.children[port]);
    if (
      running(from).length > 0 &&
      running(to).length > 0 &&
      starts.some(({ port }) => ports.some((name) => name === port))
    )
      violated('a second call starts while one runs');
    if (running(to).length > 0 && submits.some((event) => to.can(event)))
      violated('a submit is accepted while a call runs');
    return null;
  },
});

interface Keyed {
  key: string | undefined;
  draft: unknown;
  isLost: boolean;
}

/** INV-04: after a lost answer an unchanged draft carries the same key; in every other case the key is new. */
export const sameKeyAfterLostAnswer = <C extends Submissions>(
  port: string,
  draft: (request: unknown) => unknown,
): Monitor<C, Keyed | null> => ({
  name: 'INV-04',
  start: null,
  step(last, edge) {
    const failure = failureAt(edge, port);
    if (last && failure) return { ...last, isLost: last.isLost || !isRefusal(failure) };
    const start = startOf(edge, port);
    if (!start) return last;
    const now = { key: start.submission, draft: draft(start.request) };
    if (now.key === undefined || now.key === '') violated(`${port} starts without a key`);
    if (last?.isLost && isSame(last.draft, now.draft) && last.key !== now.key)
      violated(`the answer to ${String(last.key)} was lost, yet ${String(now.key)} is sent`);
    if (last && !last.isLost && last.key === now.key) violated(`${String(now.key)} is used again`);
    if (last?.key === now.key && !isSame(last?.draft, now.draft))
      violated(`${String(now.key)} is used for another draft`);
    return { ...now, isLost: last?.isLost === true && last.key === now.key };
  },
  key: (last, to) => last && [last.key === to.context.submission, last.draft, last.isLost],
});

/** INV-04 for drafts where every change means another submission, even a change back to the sent draft. */
export function newKeyForAnotherDraft<C extends Submissions>(port: string) {
  const byRequest = sameKeyAfterLostAnswer<C>(port, (request) => request);
  const keys: typeof byRequest = {
    ...byRequest,
    step(last, edge) {
      const isAnswered = isDone(edge, port) || failureAt(edge, port) !== null;
      const isChanged = !isAnswered && edge.from?.context.hasLostAnswer === true && !edge.to.context.hasLostAnswer;
      return byRequest.step(last && isChanged ? { ...last, isLost: false } : last, edge);
    },
  };
  return keys;
}

/** INV-54: no secret in any context, in the persisted form of a resting state, or in any emitted or reported event. */
export const secretsStaySecret = <C>(secrets: readonly string[]): Monitor<C, null> => ({
  name: 'INV-54',
  start: null,
  step(_, edge) {
    const { from, to, told } = edge;
    const isOpen = (value: unknown) => {
      const text = JSON.stringify(value ?? null);
      return secrets.some((secret) => text.includes(secret));
    };
    if (secrets.length === 0 || (to === from && told.length === 0)) return null;
    if (isOpen(to.context)) violated('a secret is in the context');
    if (isOpen(told) || isOpen(to.output)) violated('a secret is emitted or in the output');
    if (!to.hasTag('busy') && isOpen(edge.kept())) violated('a secret is in the persisted snapshot');
    return null;
  },
});

/** INV-60: every failure is shown: by a notice, or by the part of the context that `isSaid` checks. */
export const saysWhatFailed = <C extends object>(
  isSaid: (to: C, edge: Edge<C>) => boolean = (to) => 'notice' in to && to.notice !== null,
): Monitor<C, null> => ({
  name: 'INV-60',
  start: null,
  step(_, edge) {
    if (failureAt(edge) && !isSaid(edge.to.context, edge)) violated('a failure is not shown');
    return null;
  },
});

/** INV-57: no failure changes the values that the user has entered or been given. */
export const keepsDraft = <C>(draft: (context: C) => unknown): Monitor<C, null> => ({
  name: 'INV-57',
  start: null,
  step(_, edge) {
    if (edge.from && failureAt(edge) && !isSame(draft(edge.from.context), draft(edge.to.context)))
      violated('a failure changed the draft');
    return null;
  },
});

/** Accepts every edge: for a walk that only counts states and finds dead ends. */
export const unwatched = <C>(): Monitor<C, null> => ({ name: 'nothing', start: null, step: () => null });
