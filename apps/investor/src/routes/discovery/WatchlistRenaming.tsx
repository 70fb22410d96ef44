import { watchlistRenaming, type WatchlistRenamingInput, type WatchlistRenamingOutput } from '@folioflow/flows';
import { WatchlistRenaming as Screen } from '@folioflow/ui/screens/discovery/WatchlistRenaming/WatchlistRenaming';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface WatchlistRenamingProps extends WatchlistRenamingInput {
  onEnd: (output: WatchlistRenamingOutput) => void;
}

/** The dialog with another name for a watchlist. */
export function WatchlistRenaming({ onEnd, ...input }: WatchlistRenamingProps) {
  const { view, remote } = useWiredFlow(
    ({ provider: { modifyWatchlist } }) => watchlistRenaming({ modifyWatchlist }),
    input,
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
  );
  return <Screen view={view} remote={remote} />;
}
