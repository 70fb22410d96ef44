import { useMachine } from '@xstate/react';
import { UTCDate } from '@date-fns/utc';
import axios from 'axios';
import { format } from 'date-fns';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromPromise, setup } from 'xstate';

// The least that the mandated stack costs: one page, one chart, one call, one day, one input, one button.
const machine = setup({
  types: { events: {} as { type: 'sent'; text: string } },
  actors: { send: fromPromise(({ input }: { input: string }) => axios.post('/api', { text: input })) },
}).createMachine({
  initial: 'entering',
  states: {
    entering: { on: { sent: 'sending' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ event }) => (event as { text: string }).text,
        onDone: 'entering',
        onError: 'entering',
      },
    },
  },
});

const Button = styled.button`
  color: var(--accent);
`;

function Page() {
  const [snapshot, send] = useMachine(machine);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'sent', text: new FormData(event.currentTarget).get('text') as string });
      }}
    >
      <time>{format(new UTCDate(), 'd MMM yyyy')}</time>
      <input name="text" aria-label="Text" />
      <Button disabled={snapshot.matches('sending')}>Send</Button>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
}
