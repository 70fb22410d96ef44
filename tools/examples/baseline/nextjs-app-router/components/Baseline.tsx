'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import * as xstate from 'xstate';

const { assign, createActor, fromPromise, setup } = xstate;

const machine = setup({ actors: { load: fromPromise(async () => 'loaded') } }).createMachine({
  context: { loads: 0 },
  invoke: { src: 'load', onDone: { actions: assign({ loads: 1 }) } },
});

export function Baseline() {
  const [actor] = useState(() => createActor(machine));
  useEffect(() => {
    actor.start();
  }, [actor]);
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  );
  return <p role="status">The page has no flow: {snapshot.context.loads}</p>;
}
