import type { lumpsumCheckoutFlow } from '@folioflow/flows';
import { lumpsumCheckoutJourneys, lumpsumCheckoutWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { LumpsumCheckout } from './LumpsumCheckout.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const gestures = {
  'checkout.reloadRequested': { control: () => button('Try again') },
  'review.requested': { control: () => button('Review') },
  'review.left': { control: () => button('Back') },
  'order.submitted': { control: () => button('Create Order') },
  'payment.requested': { control: () => button('Pay') },
  'nominee.settled': { sentBy: 'the nominee choice, when it is complete' },
  'nominee.unsettled': { sentBy: 'the nominee choice, when it is not complete any more' },
} satisfies Gestures<typeof lumpsumCheckoutFlow>;

walkScreen({
  journeys: lumpsumCheckoutJourneys,
  world: lumpsumCheckoutWorld,
  Screen: LumpsumCheckout,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: {
    orderMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    blocked: () => page.getByText('You cannot place this order right now'),
    loading: () => page.getByRole('status'),
    unavailable: () => button('Try again'),
    payable: () => button('Pay'),
    choosing: () => button('Review'),
    reviewing: () => button('Create Order'),
    confirming: () => button('Back to the review'),
    checking: () => page.getByText('We are checking whether your order was placed.'),
    closed: null,
  },
});
