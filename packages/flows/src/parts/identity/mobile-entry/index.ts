import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { Port } from '../../../kit/port.ts';
import type { MobileEntryEvent, MobileEntryInput, MobileEntryOutput, MobileEntryView } from './mobile-entry.types.ts';
import type { Envelope, RouteParams } from '@folioflow/api/contract';
import * as unit from './mobile-entry.flow.ts';

export type * from './mobile-entry.types.ts';
export { isMobileValid, mobileRouteParams, tidyMobile } from './mobile.rules.ts';

export type MobileEntryFlow = EmbeddableFlow<{
  input: MobileEntryInput;
  event: MobileEntryEvent;
  output: MobileEntryOutput;
  view: MobileEntryView;
}>;

export const mobileEntryFlow: MobileEntryFlow = embeddable(unit.mobileEntryFlow);

/** The page /otp-1: sends a code to a mobile number by `sendOtp`. */
export const phoneEntry: (ports: { sendOtp: Port<RouteParams, Envelope> }) => RunnableFlow<MobileEntryFlow> =
  embeddableFactory(unit.phoneEntry);
