import * as xstate from 'xstate';
import { findElement } from './find-element.ts';

const { assign, createActor, fromPromise, setup } = xstate;

const machine = setup({ actors: { load: fromPromise(async () => 'loaded') } }).createMachine({
  context: { loads: 0 },
  invoke: { src: 'load', onDone: { actions: assign({ loads: 1 }) } },
});

const page = findElement(document, '#page');
const actor = createActor(machine).start();
actor.subscribe(({ context }) => {
  page.textContent = `The page has no flow: ${context.loads}`;
});
