import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { flow } from './kit/flow.ts';
import { resourceMachine, resourceView } from './kit/resource.ts';
import { deferredPort } from './model-testing/deferred-port.ts';
import { accepted, runnable } from './kit/port.ts';
import { useFlow } from './kit/use-flow.ts';

const listMachine = resourceMachine<null, readonly string[]>();
const list = flow({
  machine: listMachine,
  view: resourceView<null, readonly string[]>((answer) => answer),
});

function setUp() {
  const load = deferredPort<null, readonly string[]>();
  const runnableList = { ...list, machine: runnable(listMachine, { load: load.port }) };
  function Page() {
    const { view } = useFlow(runnableList, { request: null });
    return <p>{view.screen === 'loaded' ? view.value.join(', ') : view.screen}</p>;
  }
  return { load, Page };
}

test('under StrictMode a port of the first state is called once, and the view updates', async () => {
  const { load, Page } = setUp();
  const screen = await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await expect.element(screen.getByText('loading')).toBeVisible();
  await load.answer(accepted(['SC01', 'SC02'], 0));
  await expect.element(screen.getByText('SC01, SC02')).toBeVisible();
  expect(load.calls).toHaveLength(1);
});

test('a view may have a status of its own, which is no failure of the actor', async () => {
  const listWithStatus = flow({ machine: listMachine, view: () => ({ status: 'error' }) });
  const { port } = deferredPort<null, readonly string[]>();
  const runnableList = { ...listWithStatus, machine: runnable(listMachine, { load: port }) };
  const Page = () => <p>{useFlow(runnableList, { request: null }).view.status}</p>;
  const screen = await render(<Page />);
  await expect.element(screen.getByText('error')).toBeVisible();
});

test('an answer that arrives after leaving the page is dropped', async () => {
  const { load, Page } = setUp();
  const screen = await render(<Page />);
  await screen.unmount();
  await load.answer(accepted(['late'], 0));
  expect(load.calls).toHaveLength(1);
  await expect.element(screen.getByText('late')).not.toBeInTheDocument();
});
