import { useMachine } from '@xstate/react';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { assign, fromPromise, setup } from 'xstate';

interface Holding {
  readonly folio_number: string;
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly units: number;
  readonly nav: number;
  readonly lots: readonly { readonly cost_amount: number }[];
}

const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as { readonly providerUrl: string };

async function fetchHoldings(): Promise<readonly Holding[]> {
  const headers = { 'bb-access-token': localStorage.getItem('token') };
  const { data } = await axios.post<{ result: Holding[] }>(
    `${config.providerUrl}/holding/list`,
    {},
    { headers },
  );
  return data.result;
}

// The least that the mandated stack costs: one chart, one call, one list with its sums, nothing checked.
const machine = setup({
  types: { context: {} as { holdings: readonly Holding[] } },
  actors: { fetchHoldings: fromPromise(fetchHoldings) },
}).createMachine({
  context: { holdings: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchHoldings',
        onDone: { target: 'loaded', actions: assign({ holdings: ({ event }) => event.output }) },
      },
    },
    loaded: {},
  },
});

const Card = styled.article`
  padding: 12px;
`;

function Page() {
  const [{ context }] = useMachine(machine);
  return (
    <main>
      <div role="list">
        {context.holdings.map(({ folio_number, scheme_code, scheme_name, units, nav, lots }) => (
          <div role="listitem" key={folio_number + scheme_code}>
            <Card>
              <h3>{scheme_name}</h3>
              <p>{units}</p>
              <p>{units * nav}</p>
              <p>{lots.reduce((sum, lot) => sum + lot.cost_amount, 0)}</p>
            </Card>
          </div>
        ))}
      </div>
    </main>
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
