import { expect, test } from 'vitest';
import { createExitChannel } from './create-wiring.ts';

const signIn = { to: 'signin' } as const;
const portfolio = { to: 'portfolio' } as const;

/** A listener with the exits that it has received. */
function createListener() {
  const exits: unknown[] = [];
  return { exits, listen: (exit: unknown) => void exits.push(exit) };
}

test('an exit before the first listener waits for it', () => {
  const { sendExit, onExit } = createExitChannel();
  sendExit(signIn);
  const { exits, listen } = createListener();
  onExit(listen);
  sendExit(portfolio);
  expect(exits).toEqual([signIn, portfolio]);
});

test('an exit is sent once, to the latest listener', () => {
  const { sendExit, onExit } = createExitChannel();
  const [first, second] = [createListener(), createListener()];
  const stop = onExit(first.listen);
  sendExit(signIn);
  stop();
  onExit(second.listen);
  sendExit(portfolio);
  expect([first.exits, second.exits]).toEqual([[signIn], [portfolio]]);
});
