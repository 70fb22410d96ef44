import type { bankAccountListFlow, ViewOf } from '@folioflow/flows';
import { bankAccountListJourneys, bankAccountListWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { BankAccountList } from './BankAccountList.tsx';

type View = ViewOf<typeof bankAccountListFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const rowOf = (view: View, id: string) =>
  view.screen === 'listed' ? view.accounts.find((account) => account.id === id) : undefined;

const gestures = {
  'accounts.reloadRequested': {
    isOffered: (view: View) => view.screen === 'unavailable' || view.screen === 'listed',
    control: () => button(/^(Try again|Refresh)$/),
  },
  'addition.requested': { isOffered: (view: View) => view.screen === 'listed', control: () => button('Add Account') },
  'primary.requested': {
    isOffered: (view: View, { id }) => rowOf(view, id)?.isPrimary === false,
    control: ({ id }) => button(new RegExp(`^Make Primary: .*${id.slice(-4)}$`)),
  },
} satisfies Gestures<typeof bankAccountListFlow>;

walkScreen({
  journeys: bankAccountListJourneys,
  world: bankAccountListWorld,
  Screen: BankAccountList,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching your bank account list'),
    unavailable: () => page.getByText('We could not fetch your bank accounts'),
    listed: () => button('Add Account'),
    adding: () => page.getByRole('heading', { name: 'Add Bank Account' }),
  },
});
