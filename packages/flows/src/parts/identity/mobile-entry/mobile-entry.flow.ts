import { flow } from '../../../kit/flow.ts';
import { adaptPort, runnable, type Port } from '../../../kit/port.ts';
import type { Envelope, RouteParams } from '@folioflow/api/contract';
import { mobileEntryMachine } from './mobile-entry.machine.ts';
import { mobileEntryView } from './mobile-entry.view.ts';
import { mobileRouteParams } from './mobile.rules.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { MobileEntryEvent, MobileEntryInput, MobileEntryOutput, MobileEntryView } from './mobile-entry.types.ts';

export type * from './mobile-entry.types.ts';
export { isMobileValid, mobileRouteParams, tidyMobile } from './mobile.rules.ts';

export type MobileEntryFlow = EmbeddableFlow<{
  input: MobileEntryInput;
  event: MobileEntryEvent;
  output: MobileEntryOutput;
  view: MobileEntryView;
}>;

export const mobileEntryFlow: MobileEntryFlow = flow({ machine: mobileEntryMachine, view: mobileEntryView });

/** The page /otp-1: sends a code to a mobile number by `sendOtp`. */
export const phoneEntry = ({ sendOtp }: { sendOtp: Port<RouteParams, Envelope> }): RunnableFlow<MobileEntryFlow> => ({
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
