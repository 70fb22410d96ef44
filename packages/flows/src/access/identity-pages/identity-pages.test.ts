import { createActor, emit, SimulatedClock, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { observeFlow, remoteOf } from '../../kit/flow.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { throwViolation, walk, type Monitor } from '../../model-testing/walk.ts';
import { identityPages } from './identity-pages.flow.ts';
import type { IdentityPage } from './identity-pages.types.ts';
import { identityPagesJourneys, identityPagesWorld } from './identity-pages.scenarios.ts';

const MIB = 1024 * 1024;
const picture = (size: number, name = 'id.png', type = 'image/png') => ({ id: name, name, type, size });

function startIdentityPages(openedPage: IdentityPage) {
  const clock = new SimulatedClock();
  const flow = identityPages();
  const actor = createActor(flow.machine, { input: { openedPage }, clock });
  actor.start();
  return { actor, clock, view: observeFlow(flow, actor), remote: remoteOf(flow, () => actor) };
}
const imageChosen = (slot: 'front' | 'back', image = picture(MIB)) => ({ type: 'image.chosen', slot, image }) as const;

describe('contract', () => {
  for (const { title, run } of flowContract(identityPagesJourneys, identityPagesWorld)) test(title, run);
});

const chart = identityPagesJourneys.flow.machine;
const noPortCall: Monitor<ContextFrom<typeof chart>, null> = {
  name: 'INV-01',
  start: null,
  step(_, { starts, sentEvents }) {
    if (starts.length > 0 || sentEvents.length > 0) throwViolation('a page calls a port or emits an event');
    return null;
  },
};
const walkCalls = (machine: typeof chart) =>
  walk({ ...identityPagesJourneys, flow: { ...identityPagesJourneys.flow, machine } }, identityPagesWorld, noPortCall);

test('no page calls a port or emits an event, whatever the user does [ON-385]', () => {
  expect(walkCalls(chart).states).toBeGreaterThan(20);
  const calling = mutant(chart, 'verifying', { entry: emit({ type: 'notice.raised' }) });
  expect(() => walkCalls(calling)).toThrow('INV-01');
});

describe('the four pages', () => {
  test.each([
    ['intro', 'intro'],
    ['choosingFiles', 'choosingFiles'],
    ['verifying', 'verifying'],
    ['verified', 'verified'],
  ] as const)('%s is shown when it is opened and has no exit', (at, screen) => {
    expect(startIdentityPages(at).view.get()).toMatchObject({ screen, exit: null });
  });

  test('Upload ID leads to the page of the two files [ON-379]', () => {
    const { remote, view } = startIdentityPages('intro');
    remote.send({ type: 'upload.started' });
    expect(view.get()).toMatchObject({
      screen: 'choosingFiles',
      exit: { to: 'verify-step-2' },
      slots: [{ name: 'front' }, { name: 'back' }],
    });
  });

  test('two files lead to the waiting page, which leads on after exactly two seconds [ON-382 ON-384]', () => {
    const { clock, remote, view } = startIdentityPages('choosingFiles');
    remote.send(imageChosen('front'));
    remote.send(imageChosen('back'));
    remote.send({ type: 'images.submitted' });
    expect(view.get()).toMatchObject({ screen: 'verifying', exit: { to: 'verify-step-3' } });
    clock.increment(1999);
    expect(view.get().screen).toBe('verifying');
    clock.increment(1);
    expect(view.get()).toMatchObject({ screen: 'verified', exit: { to: 'verify-step-4', replace: true } });
  });

  test('leaving the waiting page stops its timer [ON-384]', () => {
    const { actor, clock, view } = startIdentityPages('verifying');
    clock.increment(1000);
    actor.stop();
    clock.increment(5000);
    expect(view.get().screen).toBe('verifying');
  });
});

describe('a file', () => {
  test.each([
    [picture(2 * MIB), null],
    [picture(2 * MIB + 1), 'tooLarge'],
    [picture(0), 'unreadable'],
    [picture(MIB, 'id.gif', 'image/gif'), 'wrongType'],
    [picture(MIB, 'id.pdf', 'application/pdf'), 'wrongType'],
    [picture(MIB, 'ID.JPEG', 'image/jpeg'), null],
  ] as const)('%o has the fault %s, shown in its own slot [ON-380]', (image, fault) => {
    const { remote, view } = startIdentityPages('choosingFiles');
    remote.send(imageChosen('back', image));
    expect(view.get()).toMatchObject({
      slots: [
        { name: 'front', image: null, fault: null },
        { name: 'back', image: fault === null ? image : null, fault },
      ],
    });
  });

  test('leaves the previous file if it is rejected; only another file for the same side clears the fault', () => {
    const { remote, view } = startIdentityPages('choosingFiles');
    remote.send(imageChosen('front'));
    remote.send(imageChosen('front', picture(2 * MIB + 1)));
    remote.send(imageChosen('back'));
    expect(view.get()).toMatchObject({ canSubmit: true, slots: [{ image: picture(MIB), fault: 'tooLarge' }, {}] });
    remote.send(imageChosen('front', picture(2 * MIB)));
    expect(view.get()).toMatchObject({ slots: [{ image: picture(2 * MIB), fault: null }, { fault: null }] });
  });

  test('can be removed, and one side alone cannot be submitted', () => {
    const { remote, view } = startIdentityPages('choosingFiles');
    remote.send(imageChosen('front'));
    remote.send({ type: 'images.submitted' });
    expect(view.get()).toMatchObject({ screen: 'choosingFiles', canSubmit: false });
    remote.send(imageChosen('back'));
    remote.send({ type: 'image.removed', slot: 'front' });
    expect(view.get()).toMatchObject({ canSubmit: false, slots: [{ image: null }, { image: picture(MIB) }] });
  });
});
