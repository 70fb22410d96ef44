import { mandates } from '@folioflow/flows/words/mandates';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/** In the place of the mandates while they are on their way. */
export const LoadingPayment = () => (
  <Stack gap={12}>
    <Loading label={mandates['choice.loading']} />
    <Skeleton height="9rem" />
  </Stack>
);
