import { useLingui } from '@lingui/react';
import type { mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { UnavailablePart } from '../../page/Unavailable/UnavailablePart.tsx';

/** Skeleton of the mandates and of the control above them. */
export function LoadingMandates({ columns = 1 }: { columns?: 1 | 2 }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <Loading label={i18n._('mandates.choice.loading')} />
      <Skeleton width="14rem" height="2.75rem" />
      <Grid columns={columns} gap={16}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} height="20rem" />
        ))}
      </Grid>
    </Stack>
  );
}

interface MandatesUnavailableProps {
  view: Extract<MandateChoiceView, { screen: 'unavailable' }>;
  remote: Remote<typeof mandateChoiceFlow>;
}

/** Error state of the mandates: the reason and a retry. */
export const MandatesUnavailable = ({ view, remote }: MandatesUnavailableProps) => {
  const { i18n } = useLingui();
  return (
    <UnavailablePart
      notice={view.notice}
      title={i18n._('mandates.choice.unavailable')}
      reload={i18n._('mandates.choice.reload')}
      canReload={view.canReload}
      onReload={() => remote.send({ type: 'mandates.reloadRequested' })}
    />
  );
};
