import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as xstate from 'xstate';

const { assign, fromPromise, setup } = xstate;

const machine = setup({ actors: { load: fromPromise(async () => 'loaded') } }).createMachine({
  context: { loads: 0 },
  invoke: { src: 'load', onDone: { actions: assign({ loads: 1 }) } },
});

function Page() {
  const [snapshot] = useMachine(machine);
  return <p role="status">The page has no flow: {snapshot.context.loads}</p>;
}

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
