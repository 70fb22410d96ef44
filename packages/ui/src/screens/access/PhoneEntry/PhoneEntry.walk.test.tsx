import type { mobileEntryFlow, ViewOf } from '@folioflow/flows';
import { mobileEntryJourneys, mobileEntryWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';

type View = ViewOf<typeof mobileEntryFlow>;

const mobile = () => page.getByLabelText('Mobile number', { exact: true });

const gestures = {
  'draft.changed': {
    canPerform: (event) => event.mobile === '9876543210',
    isOffered: (view: View) => view.screen !== 'closed' && view.mobile === '',
    control: mobile,
    staysEnabled: 'a number that was typed can be typed over',
    perform: (event) => userEvent.fill(mobile(), event.mobile),
  },
  'mobile.submitted': {
    control: () => page.getByRole('button', { name: 'Verify', exact: true }),
    staysEnabled: 'a number that is too short can be sent, to be told so (ON-223)',
  },
  'code.alreadyHeld': { control: () => page.getByRole('button', { name: 'OTP Verification' }) },
  'entry.abandoned': { sentBy: 'the page that holds the form, when it is left' },
} satisfies Gestures<typeof mobileEntryFlow>;

walkScreen({
  journeys: mobileEntryJourneys,
  world: mobileEntryWorld,
  Screen: PhoneEntry,
  gestures,
  shows: { entering: mobile, closed: null },
});
