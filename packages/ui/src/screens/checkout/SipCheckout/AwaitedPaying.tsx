import { mandates } from '@folioflow/flows/words/mandates';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/** Placeholder of the mandates while they are loading. */
export const LoadingPayment = () => (
  <Stack gap={12}>
    <Loading label={mandates['choice.loading']} />
    <Skeleton height="9rem" />
  </Stack>
);
