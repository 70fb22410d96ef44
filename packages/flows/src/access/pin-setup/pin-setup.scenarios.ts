import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { authenticatedAnswer } from '../testing/sample-answers.ts';
import { pinSetupFlow } from './pin-setup.flow.ts';
import type { PinSetupInput } from './pin-setup.types.ts';
import { pinSetupMachine } from './pin-setup.machine.ts';

const input: PinSetupInput = { routeState: { email: 'asha@example.in' }, isSignedIn: false };
export const pinSaved: VerifyEmailAnswer = {
  ...authenticatedAnswer,
  messageText: 'PIN created',
  navigateScreen: 'panVerification',
};
const { done, failed, scenario, scenarios } = journeysOf(
  { ...pinSetupFlow, machine: pinSetupMachine },
  {
    purpose: 'Sets the first PIN of an account and starts the session.',
    routes: ['verify-pin'],
    input,
    children: {},
  },
);

const submitted = (pin: string, confirmation = pin) => ({ type: 'pin.submitted', pin, confirmation }) as const;
const saving = [submitted('4826')];
const announcing = [...saving, done('verifyEmail', pinSaved)];

export const pinSetupJourneys = scenarios({
  StateMissing: scenario('stateMissing', { input: { routeState: null } }),
  Entering: scenario('entering'),
  EnteringMismatch: scenario('entering', { steps: [submitted('4826', '4827')] }),
  EnteringAfterRefusal: scenario('entering', {
    steps: [...saving, failed('verifyEmail', refused('This PIN cannot be chosen. Please choose another.', '051'))],
  }),
  EnteringAfterLostAnswer: scenario('entering', {
    steps: [...saving, failed('verifyEmail', httpFault('The service is busy.'))],
  }),
  Saving: scenario('saving', { steps: saving }),
  Announcing: scenario('announcing', { steps: announcing }),
  LeftSignedIn: scenario('left', { input: { isSignedIn: true } }),
  Left: scenario('left', { steps: [...announcing, { type: 'notice.acknowledged' }] }),
});

export const pinSetupWorld: World<typeof pinSetupMachine> = {
  inputs: [
    input,
    { ...input, routeState: { email: '' } },
    { ...input, isSignedIn: true },
    { routeState: null, isSignedIn: true },
    { ...input, routeState: null },
  ],
  events: {
    'pin.submitted': [
      { pin: '4826', confirmation: '4826' },
      { pin: '4826', confirmation: '4827' },
      { pin: '482', confirmation: '482' },
      { pin: '482693', confirmation: '482693' },
      { pin: '4826935', confirmation: '4826935' },
      { pin: '482a', confirmation: '482a' },
    ],
    'notice.acknowledged': [{}],
  },
  answers: {
    verifyEmail: [pinSaved, { code: '000', messageText: '', navigateScreen: 'https://evil.example' }],
  },
  counters: ['attempt'],
  secrets: ['482'],
};
