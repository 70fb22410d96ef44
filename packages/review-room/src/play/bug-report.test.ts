import { schemeListJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { bugReportOf } from './bug-report.ts';
import { goToPlace, startSession, type PlaySession } from './play-session.ts';
import { playStateOf } from './play-state.ts';
import { resentResetCode, signUpInPopup } from './testing/sample-plays.ts';
import { worldOf } from './world-of.ts';

const surroundings = { worldOf, now: 0 };

function reportOf(session: PlaySession): string {
  const state = playStateOf(session, surroundings, []);
  if (state.shared === null) throw new Error('The sample has no typed secret.');
  return bugReportOf(state, state.shared, 'https://review.example/?play=x');
}

test('a bug report has the link, the steps before the shown place, the states and the view', () => {
  const lines = reportOf(goToPlace(signUpInPopup(), 2)).split('\n');
  expect(lines.slice(0, 14)).toEqual([
    '## signIn: EnteringMobile',
    '',
    '[Open the trace](https://review.example/?play=x)',
    '',
    '### Steps',
    '',
    '1. event `signUp.opened`',
    '1. event `mobileEntry › draft.changed`: mobile: 9876543210',
    '',
    '### State',
    '',
    '- `signIn`: `signingUp`',
    '- `mobileEntry`: `entering`',
    '- time: 1 Jan 1970, 5:30 AM IST',
  ]);
  expect(lines.slice(lines.indexOf('### Picture'))).toEqual([
    '### Picture',
    '',
    'Drop `signIn-EnteringMobile-2.png` here, or a screenshot of the story.',
    '',
    '### Seen and expected',
    '',
    '',
  ]);
  const json = lines.slice(lines.indexOf('```json') + 1, lines.lastIndexOf('```')).join('\n');
  expect(JSON.parse(json)).toMatchObject({ signUp: { mobile: '9876543210' } });
});

test('the report of a story says that there are no steps', () => {
  expect(reportOf(goToPlace(resentResetCode(), 0))).toContain('None: this is the story itself.');
});

test('a long view is cut', () => {
  const { shared } = playStateOf(startSession(schemeListJourneys, 'Loaded'), surroundings, []);
  expect(shared?.view).toHaveLength(4_001);
});
