import { useLingui } from '@lingui/react';
import type { Remote, watchlistRenamingFlow, WatchlistRenamingView } from '@folioflow/flows';
import { useState } from 'react';
import { noticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { useNoticesAboveInstead } from '../../../parts/page/NoticeLine/use-notice-deduplication.ts';
import { WatchlistNameDialog } from '../../../parts/scheme/WatchlistName/WatchlistNameDialog.tsx';

export interface WatchlistRenamingProps {
  view: WatchlistRenamingView;
  remote: Remote<typeof watchlistRenamingFlow>;
}

/** The dialog in which a watchlist gets another name (decision 067). */
export function WatchlistRenaming({ view, remote }: WatchlistRenamingProps) {
  return view.screen === 'over' ? null : <NewName view={view} remote={remote} />;
}

type NewNameProps = WatchlistRenamingProps & { view: Extract<WatchlistRenamingView, { screen: 'naming' }> };

function NewName({ view: { name: currentName, isBusy, notice }, remote }: NewNameProps) {
  const { i18n } = useLingui();
  const [name, setName] = useState(currentName);
  const isAbove = useNoticesAboveInstead(notice).length > 0;
  return (
    <WatchlistNameDialog
      title={i18n._('watching.rename.title')}
      label={i18n._('watching.rename.label')}
      cancel={i18n._('watching.rename.cancel')}
      submit={i18n._('watching.rename.submit')}
      currentName={currentName}
      name={name}
      onNameChange={setName}
      isBusy={isBusy}
      error={notice === null || isAbove ? undefined : noticeText(i18n, notice)}
      onSubmit={(changed) => remote.send({ type: 'name.submitted', name: changed })}
      onCancel={() => remote.send({ type: 'naming.cancelled' })}
    />
  );
}
