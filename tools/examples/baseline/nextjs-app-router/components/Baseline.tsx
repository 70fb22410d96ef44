'use client';

import { useMachine } from '@xstate/react';
import * as xstate from 'xstate';

const { assign, fromPromise, setup } = xstate;

const machine = setup({ actors: { load: fromPromise(async () => 'loaded') } }).createMachine({
  context: { loads: 0 },
  invoke: { src: 'load', onDone: { actions: assign({ loads: 1 }) } },
});

export function Baseline() {
  const [snapshot] = useMachine(machine);
  return <p role="status">The page has no flow: {snapshot.context.loads}</p>;
}
