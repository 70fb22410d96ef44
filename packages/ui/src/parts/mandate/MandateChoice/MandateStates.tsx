import type { mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { mandates as words } from '@folioflow/flows/words/mandates';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { UnavailablePart } from '../../page/Unavailable/UnavailablePart.tsx';

/** Skeleton of the mandates and of the control above them. */
export function LoadingMandates({ columns = 1 }: { columns?: 1 | 2 }) {
  return (
    <Stack gap={16}>
      <Loading label={words['choice.loading']} />
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
export const MandatesUnavailable = ({ view, remote }: MandatesUnavailableProps) => (
  <UnavailablePart
    notice={view.notice}
    title={words['choice.unavailable']}
    reload={words['choice.reload']}
    canReload={view.canReload}
    onReload={() => remote.send({ type: 'mandates.reloadRequested' })}
  />
);
