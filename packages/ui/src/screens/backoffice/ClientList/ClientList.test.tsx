import { clientListJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnAt } from '../../../testing/flow-story.tsx';
import { ClientList } from './ClientList.tsx';

const draw = (scenario: keyof typeof clientListJourneys.scenarios) =>
  render(<ClientList {...drawnAt(clientListJourneys, scenario)} search="" onSearch={() => undefined} />);

test('while the clients are fetched the page says so; where there are none it says that, and offers no table [OM-235]', async () => {
  const fetching = await draw('Loading');
  await expect.element(page.getByText('Fetching the clients')).toBeVisible();
  await fetching.unmount();
  await draw('LoadedEmpty');
  await expect.element(page.getByText('No results found')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
