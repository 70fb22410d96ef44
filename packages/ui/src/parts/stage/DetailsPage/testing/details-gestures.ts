import type { detailsPageFlow } from '@folioflow/flows';
import { page } from 'vitest/browser';
import type { Gestures } from '../../../testing/walk-screen.tsx';

const retryButton = () => page.getByRole('button', { name: 'Try again' });

/** Gesture for the only event of both pages; their forms are a flow of their own. */
export const detailsGestures = { 'stage.reloadRequested': { control: retryButton } } satisfies Gestures<
  typeof detailsPageFlow
>;

/** Elements that identify the screens of both pages. */
export const detailsSigns = {
  loading: () => page.getByText('Loading this step'),
  unavailable: retryButton,
  detailing: () => page.getByRole('button', { name: 'Next' }),
  closed: null,
} as const;
