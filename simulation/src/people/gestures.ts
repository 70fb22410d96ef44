import { accessGestures } from './gestures/access.ts';
import { bankingGestures } from './gestures/banking.ts';
import { checkoutGestures } from './gestures/checkout.ts';
import { kycGestures } from './gestures/kyc.ts';
import { orderGestures } from './gestures/orders.ts';
import { staffGestures } from './gestures/staff.ts';
import { watchlistGestures } from './gestures/watchlists.ts';
import type { Gesture } from './gesture-context.ts';

/** The gestures of people, by `chart/event`, or by the event alone for every chart. */
const gestures: Readonly<Record<string, Gesture>> = {
  ...accessGestures,
  ...bankingGestures,
  ...checkoutGestures,
  ...kycGestures,
  ...orderGestures,
  ...staffGestures,
  ...watchlistGestures,
};

export const findGesture = (chart: string, event: string): Gesture | undefined =>
  gestures[`${chart}/${event}`] ?? gestures[event];
