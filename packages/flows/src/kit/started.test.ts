import { describe, expect, test } from 'vitest';
import { heldPorts } from './held-port.ts';
import { accepted, runnable, type Port } from './port.ts';
import { resource } from './resource.ts';
import { startedOf, startedPart } from './started.ts';

interface Ports {
  readonly countUnits: Port<string, number>;
}
const units = resource<string, number>((answer) => answer);
const holdings = ({ countUnits }: Ports) => ({ ...units, machine: runnable(units.machine, { load: countUnits }) });

test('a flow starts over the ports that it names, and answers when it is told', async () => {
  const { ports, view } = startedOf(holdings, { request: 'SC01' });
  expect([view(), ports.countUnits.calls]).toEqual([{ screen: 'loading' }, [{ request: 'SC01' }]]);
  await ports.countUnits.answer(accepted(12));
  expect(view()).toEqual({ screen: 'loaded', value: 12, isBusy: false, notice: null });
});

test('a part starts over the ports of its chart', async () => {
  const { ports, send, notices, view } = startedPart(units, { request: 'SC01' });
  await ports.load.fail({ kind: 'unreachable', errors: ['No answer.'] });
  expect(notices.map(({ text }) => text)).toEqual(['No answer.']);
  send({ type: 'reload.requested' });
  expect(view()).toEqual({ screen: 'loading' });
  expect(ports.load.calls).toHaveLength(2);
});

describe('held ports', () => {
  test('cannot be spread, for nobody has named them yet', () => {
    expect(() => ({ ...heldPorts<Ports>() })).toThrow('taken by name');
  });

  test('a chart takes of a whole client what it names, and nothing else', async () => {
    class Client {
      load = () => Promise.resolve(accepted(3));
      forget = () => Promise.reject(new Error('Nobody asks for this.'));
    }
    const { view } = startedOf(() => ({ ...units, machine: runnable(units.machine, new Client()) }), { request: '' });
    await expect.poll(view).toMatchObject({ screen: 'loaded', value: 3 });
    expect(Object.keys(runnable(units.machine, new Client()).implementations.actors)).toEqual(['load']);
  });
});
