import { describe, expect, test } from 'vitest';
import { deferredPorts } from './deferred-port.ts';
import { accepted, runnable, type Port } from '../kit/port.ts';
import { flow } from '../kit/flow.ts';
import { resourceMachine, resourceView } from '../kit/resource.ts';
import { startFlow, startPart } from './start-flow.ts';

interface Ports {
  readonly countUnits: Port<string, number>;
}
const unitsMachine = resourceMachine<string, number>();
const units = flow({ machine: unitsMachine, view: resourceView<string, number>((answer) => answer) });
const holdings = ({ countUnits }: Ports) => ({ ...units, machine: runnable(unitsMachine, { load: countUnits }) });

test('a flow calls the ports that it names and continues with their answers', async () => {
  const { ports, view } = startFlow(holdings, { request: 'SC01' });
  expect([view(), ports.countUnits.calls]).toEqual([{ screen: 'loading' }, [{ request: 'SC01' }]]);
  await ports.countUnits.answer(accepted(12, 0));
  expect(view()).toEqual({ screen: 'loaded', value: 12, isBusy: false, notice: null });
});

test('a part calls the ports of its chart', async () => {
  const { ports, send, notices, view } = startPart({ ...units, machine: unitsMachine }, { request: 'SC01' });
  await ports.load.fail({ kind: 'unreachable', errors: ['No answer.'] });
  expect(notices.map(({ text }) => text)).toEqual(['No answer.']);
  send({ type: 'reload.requested' });
  expect(view()).toEqual({ screen: 'loading' });
  expect(ports.load.calls).toHaveLength(2);
});

describe('deferred ports', () => {
  test('deferred ports cannot be spread, because their names are not known yet', () => {
    expect(() => ({ ...deferredPorts<Ports>() })).toThrow('read by name');
  });

  test('a chart reads only the ports that it names from a whole client', async () => {
    class Client {
      load = () => Promise.resolve(accepted(3, 0));
      unusedPort = () => Promise.reject(new Error('The chart does not name this port.'));
    }
    const { view } = startFlow(() => ({ ...units, machine: runnable(unitsMachine, new Client()) }), { request: '' });
    await expect.poll(view).toMatchObject({ screen: 'loaded', value: 3 });
    expect(Object.keys(runnable(unitsMachine, new Client()).implementations.actors)).toEqual(['load']);
  });
});
