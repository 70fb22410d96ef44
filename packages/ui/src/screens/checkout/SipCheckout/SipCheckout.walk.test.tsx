import type { sipCheckoutFlow } from '@folioflow/flows';
import { sipCheckoutJourneys, sipCheckoutWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SipCheckout } from './SipCheckout.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const gestures = {
  'checkout.reloadRequested': { control: () => button('Try again') },
  'nominee.confirmed': { control: () => button('Continue') },
  'review.requested': { control: () => button('Review') },
  'review.left': { control: () => button('Change') },
  'order.submitted': { control: () => button(/^(Create|Confirm) SIP Order$/) },
  'nominee.settled': { sentBy: 'the nominee choice, when it is complete' },
  'nominee.unsettled': { sentBy: 'the nominee choice, when it is not complete any more' },
  'mandate.settled': { sentBy: 'the mandate choice, when one is chosen' },
  'mandate.unsettled': { sentBy: 'the mandate choice, when none is chosen any more' },
} satisfies Gestures<typeof sipCheckoutFlow>;

walkScreen({
  journeys: sipCheckoutJourneys,
  world: sipCheckoutWorld,
  Screen: SipCheckout,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: {
    orderMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    blocked: () => page.getByText('You cannot place this order right now'),
    notOffered: () => page.getByText('This SIP is no longer offered'),
    loading: () => page.getByRole('heading', { name: 'SIP Order Checkout' }),
    unavailable: () => page.getByText('Your SIP cannot be prepared right now'),
    choosing: () => button(/^(Review|Continue)$/),
    reviewing: () => button('Change'),
    confirming: () => button('Back to the review'),
    closed: null,
  },
});
