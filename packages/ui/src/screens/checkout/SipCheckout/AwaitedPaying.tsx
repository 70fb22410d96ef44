import { useLingui } from '@lingui/react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/** Placeholder of the mandates while they are loading. */
export const LoadingPayment = () => {
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <Loading label={i18n._('mandates.choice.loading')} />
      <Skeleton height="9rem" />
    </Stack>
  );
};
