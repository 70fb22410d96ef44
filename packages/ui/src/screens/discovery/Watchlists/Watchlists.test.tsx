import { watchlistsJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { Watchlists } from './Watchlists.tsx';

const nothing = () => undefined;

const drawn = (scenario: 'NoneYet' | 'Picked' | 'PickedSubscribed') =>
  render(
    <ClockProvider now={() => 0}>
      <Watchlists
        {...screenPropsAt(watchlistsJourneys, scenario)}
        onAdd={nothing}
        onRename={nothing}
        onFollow={nothing}
        look="cards"
        hasContacts={false}
        comparing={{ chosen: [], onChoose: nothing }}
      />
    </ClockProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a list asks for advice until it is subscribed [DO-189 DO-190]', async () => {
  const { unmount } = await drawn('Picked');
  await expect.element(button('Ask Expert Advice')).toBeEnabled();
  expect(button('You are Subscribed for Expert Advice').elements()).toEqual([]);
  await unmount();
  await drawn('PickedSubscribed');
  await expect.element(button('You are Subscribed for Expert Advice')).toBeDisabled();
  expect(button('Ask Expert Advice').elements()).toEqual([]);
});

test('without a watchlist the dropdown is shown with its text alone, above the button that creates one [DO-187 DO-191 DO-196]', async () => {
  await drawn('NoneYet');
  const dropdown = page.getByRole('combobox', { name: 'Select Your WatchList' });
  await expect.element(dropdown).toBeDisabled();
  await expect.element(dropdown.getByRole('option', { name: 'Select Your WatchList' })).toHaveLength(1);
  await expect.element(page.getByText('Your watchlist is empty')).toBeVisible();
  await expect.element(button('Create Your Watch List')).toBeEnabled();
});
