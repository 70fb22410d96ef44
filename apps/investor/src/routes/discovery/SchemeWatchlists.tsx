import { schemeWatchlists, type SchemeWatchlistsInput, type SchemeWatchlistsOutput } from '@folioflow/flows';
import { SchemeWatchlists as Screen } from '@folioflow/ui/screens/discovery/SchemeWatchlists/SchemeWatchlists';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface SchemeWatchlistsProps extends SchemeWatchlistsInput {
  onEnd: (output: SchemeWatchlistsOutput) => void;
}

/** The dialog with the watchlists of one scheme. */
export function SchemeWatchlists({ onEnd, ...input }: SchemeWatchlistsProps) {
  const { view, remote } = useWiredFlow(
    ({ provider: { listWatchlistSchemes, modifyWatchlist } }) =>
      schemeWatchlists({ listWatchlistSchemes, modifyWatchlist }),
    input,
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
  );
  return <Screen view={view} remote={remote} />;
}
