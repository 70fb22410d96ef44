import type { ActorOptions, AnyStateMachine } from 'xstate';

type ActorClock = NonNullable<ActorOptions<AnyStateMachine>['clock']>;

const CHECK_INTERVAL_MS = 1000;
const awakenings = ['visibilitychange', 'pageshow', 'focus'] as const;

interface PendingTimer {
  readonly dueAt: number;
  readonly end: () => void;
}

/**
 * The clock of a flow in a browser: a delay of a chart is a time. The timers of a browser stop while its page is frozen
 * or its device sleeps; a delay that is over by the clock of the device then ends as soon as the page runs again.
 */
export function createWallClock(): ActorClock {
  const pending = new Set<PendingTimer>();
  let checking: ReturnType<typeof setInterval> | undefined;
  const endDueTimers = () => {
    for (const timer of pending) if (Date.now() >= timer.dueAt) timer.end();
  };
  const add = (timer: PendingTimer) => {
    pending.add(timer);
    if (checking !== undefined) return;
    checking = setInterval(endDueTimers, CHECK_INTERVAL_MS);
    for (const awakening of awakenings) window.addEventListener(awakening, endDueTimers);
  };
  const remove = (timer: PendingTimer) => {
    pending.delete(timer);
    if (pending.size > 0) return;
    clearInterval(checking);
    checking = undefined;
    for (const awakening of awakenings) window.removeEventListener(awakening, endDueTimers);
  };
  return {
    setTimeout: (run, ms) => {
      const timer: PendingTimer = {
        dueAt: Date.now() + ms,
        end: () => {
          cancel();
          run();
        },
      };
      const own = setTimeout(() => timer.end(), ms);
      const cancel = () => {
        clearTimeout(own);
        remove(timer);
      };
      if (ms > CHECK_INTERVAL_MS) add(timer);
      return cancel;
    },
    clearTimeout: (cancel: () => void) => cancel(),
  };
}
