import type { detailsPageFlow } from '@folioflow/flows';
import { page } from 'vitest/browser';
import type { Gestures } from '../../testing/walked-screen.tsx';

const again = () => page.getByRole('button', { name: 'Try again' });

/** How the one event of both pages is said; their forms are a flow of their own. */
export const detailsGestures = { 'stage.reloadRequested': { control: again } } satisfies Gestures<
  typeof detailsPageFlow
>;

/** What tells the screens of both pages from each other. */
export const detailsSigns = {
  loading: () => page.getByText('Loading this step'),
  unavailable: again,
  detailing: () => page.getByRole('button', { name: 'Next' }),
  closed: null,
} as const;
