import { flow } from '../../../kit/flow.ts';
import { adaptPort, runnable, type Port } from '../../../kit/port.ts';
import type { Envelope, RouteParams } from '@folioflow/api/contract';
import { mobileEntryMachine } from './mobile-entry.machine.ts';
import { mobileEntryView } from './mobile-entry.view.ts';
import { mobileRouteParams } from './mobile.rules.ts';

export const mobileEntryFlow = flow({ machine: mobileEntryMachine, view: mobileEntryView });

/** The page /otp-1: sends a code to a mobile number by `sendOtp`. */
export const phoneEntry = ({ sendOtp }: { sendOtp: Port<RouteParams, Envelope> }) => ({
  ...mobileEntryFlow,
  machine: runnable(mobileEntryMachine, {
    // The page always continues to the code screen (ON-224); a screen named by the server is ignored here.
    requestCode: adaptPort(
      sendOtp,
      ({ mobile }: { mobile: string }) => mobileRouteParams(mobile),
      () => ({}),
    ),
  }),
});
