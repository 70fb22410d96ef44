import { playedViewOf, playScenario, storyArgs, type Journeys, type Scenario } from '@folioflow/flows/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { literalOf } from './literal.ts';
import { playStateOf } from './play-state.ts';
import { shownFlowOf, type PlaySession } from './play-session.ts';
import { pastePasswordReset, pasteSignIn, pasteSignUp, pasteStatement } from './testing/pasted-scenarios.ts';
import { failedRetry, refusedSignIn, resentResetCode, signUpInPopup } from './testing/sample-plays.ts';
import { worldOf } from './world-of.ts';

const surroundings = { worldOf, now: 0 };

const pastedSource = readFileSync(path.join(import.meta.dirname, 'testing/pasted-scenarios.ts'), 'utf8');

/** Formatting breaks lines and adds commas at their ends. */
const withoutLayout = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\])])/g, '');

const samples: readonly (readonly [string, PlaySession, Scenario])[] = [
  ['CheckingCredentialsPlayed', refusedSignIn(), pasteSignIn().CheckingCredentialsPlayed],
  ['EnteringMobilePlayed', signUpInPopup(), pasteSignIn().EnteringMobilePlayed],
  [
    'EnteringMobilePlayed',
    signUpInPopup({ code: '000', messageText: '', navigateScreen: 'otp-2' }),
    pasteSignUp().EnteringMobilePlayed,
  ],
  ['VerifyingCodePlayed', resentResetCode(), pastePasswordReset().VerifyingCodePlayed],
  ['UnavailablePlayed', failedRetry(), pasteStatement().UnavailablePlayed],
];

test.each(samples)('the copied text %s is the compiled scenario', (_, session) => {
  expect(session.trace.steps.length).toBeGreaterThan(0);
  const text = playStateOf(session, surroundings, []).shared?.scenario ?? '';
  expect(withoutLayout(pastedSource)).toContain(withoutLayout(text).replace(/,$/, ''));
});

test.each(samples)('the compiled scenario %s reaches the played state and its view', (name, session, scenario) => {
  const pasted: Journeys = { ...session.journeys, scenarios: { [name]: scenario } };
  const played = shownFlowOf(session);
  const { snapshot } = playScenario(pasted, name);
  expect([snapshot.value, snapshot.output]).toEqual([played.snapshot.value, played.snapshot.output]);
  expect(storyArgs(pasted, name).view).toEqual(playedViewOf(played));
});

test('a literal has the value that it was written from', () => {
  const value = { 'a key': ["it's", '"it\'s"', '\\ and \n'], plain: { none: null, missing: undefined, zero: 0 } };
  expect(literalOf(value)).toBe(
    String.raw`{ 'a key': ["it's", '"it\'s"', '\\ and \n'], plain: { none: null, missing: undefined, zero: 0 } }`,
  );
  expect(() => literalOf({ run: () => 1 })).toThrow('A function has no literal.');
});
