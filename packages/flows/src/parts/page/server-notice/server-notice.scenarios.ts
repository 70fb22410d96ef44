import { journeysOf } from '../../../model-testing/journey.ts';
import type { World } from '../../../model-testing/walk.ts';
import { longNotice } from '../../testing/sample-long-text.ts';
import { serverNoticeFlow } from './server-notice.flow.ts';
import { serverNoticeMachine } from './server-notice.machine.ts';

const { scenario, scenarios } = journeysOf(
  { ...serverNoticeFlow, machine: serverNoticeMachine },
  {
    purpose:
      'Queues refusals, alerts and short-lived notifications above all screens, so that a notice outlives the page that caused it.',
    input: undefined,
    children: {},
  },
);
const danger = {
  type: 'notice.raised',
  id: 'notice-1',
  kind: 'danger',
  text: 'The service is busy. Please try again.',
} as const;

export const serverNoticeJourneys = scenarios({
  Quiet: scenario('quiet'),
  ShowingDanger: scenario('showing', { steps: [danger] }),
  ShowingTwoDangers: scenario('showing', {
    steps: [danger, { ...danger, id: 'notice-2', text: 'The list could not be read.' }],
  }),
  ShowingAlert: scenario('showing', { steps: [{ ...danger, kind: 'alert', text: 'Order rejected by exchange' }] }),
  ShowingPopup: scenario('showing', { steps: [{ ...danger, kind: 'popup', text: 'The code is not right.' }] }),
  ShowingLongDangers: scenario('showing', {
    steps: [
      { ...danger, text: longNotice },
      { ...danger, id: 'notice-2', text: longNotice },
    ],
  }),
  ShowingLongAlert: scenario('showing', { steps: [{ ...danger, kind: 'alert', text: longNotice }] }),
  QuietAfterLife: scenario('quiet', { steps: [danger, { type: 'notice.outlived', id: 'notice-1' }] }),
});

export const serverNoticeWorld: World<typeof serverNoticeMachine> = {
  inputs: [undefined],
  events: {
    'notice.raised': [
      { id: 'notice-1', kind: 'danger', text: 'A' },
      { id: 'notice-2', kind: 'alert', text: '' },
    ],
    'notice.dismissed': [{ id: 'notice-1' }, { id: 'notice-2' }],
    'notice.outlived': [{ id: 'notice-1' }],
  },
  answers: {},
  secrets: [],
};
