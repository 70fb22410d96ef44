import { journeysOf } from '../../../model-testing/journey.ts';
import { noAnswer, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { mobileEntryFlow } from './mobile-entry.flow.ts';
import { mobileEntryMachine } from './mobile-entry.machine.ts';

const { done, failed, scenario, scenarios } = journeysOf(
  { ...mobileEntryFlow, machine: mobileEntryMachine },
  {
    purpose: 'Requests a code for a mobile number: as a page, and as the sign-up popup of the sign-in screen.',
    routes: ['otp-1', 'signin', 'signup'],
    input: { variant: 'signUp' },
    children: {},
  },
);
const page = { variant: 'page' } as const;
const typed = { type: 'draft.changed', mobile: '9876543210' } as const;
const submitted = [typed, { type: 'mobile.submitted' }] as const;

export const mobileEntryJourneys = scenarios({
  Entering: scenario('entering'),
  EnteringInvalidMobile: scenario('entering', { steps: [{ type: 'draft.changed', mobile: '5123456789' }] }),
  EnteringTooShort: scenario('entering', {
    input: page,
    steps: [{ type: 'draft.changed', mobile: '987654321' }, { type: 'mobile.submitted' }],
  }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [
      ...submitted,
      failed('requestCode', refused('Sign-in is locked for this number. Try again in 15 minutes.', '035')),
    ],
  }),
  EnteringNoAnswer: scenario('entering', { steps: [...submitted, failed('requestCode', noAnswer)] }),
  RequestingCode: scenario('requestingCode', { steps: submitted }),
  CodeRequested: scenario('codeRequested', { steps: [...submitted, done('requestCode', { navigateScreen: 'otp-2' })] }),
  CodeAlreadyHeld: scenario('codeRequested', { input: page, steps: [typed, { type: 'code.alreadyHeld' }] }),
  Abandoned: scenario('abandoned', { steps: [typed, { type: 'entry.abandoned' }] }),
});

export const mobileEntryWorld: World<typeof mobileEntryMachine> = {
  inputs: [{ variant: 'page' }, { variant: 'signUp' }],
  events: {
    'draft.changed': [{ mobile: '' }, { mobile: '987654321' }, { mobile: '9876543210' }, { mobile: '5876543210' }],
    'mobile.submitted': [{}],
    'code.alreadyHeld': [{}],
    'entry.abandoned': [{}],
  },
  answers: { requestCode: [{}, { navigateScreen: 'otp-2' }] },
  secrets: [],
};
