import { useLingui } from '@lingui/react';
import type { Remote, WatchlistCreationView, watchlistCreationFlow } from '@folioflow/flows';
import { noticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { useNoticesAboveInstead } from '../../../parts/page/NoticeLine/use-notice-deduplication.ts';
import { WatchlistNameDialog } from '../../../parts/scheme/WatchlistName/WatchlistNameDialog.tsx';

type NamingView = Extract<WatchlistCreationView, { readonly screen: 'selecting' | 'naming' }>;

/** The reason of a failed save, at the name field and not as an alert (DO-211); none if a notice above shows it. */
function useFailureText({ notice, isUncertain }: NamingView): string | undefined {
  const { i18n } = useLingui();
  const isAbove = useNoticesAboveInstead(notice).length > 0;
  if (notice === null) return undefined;
  if (notice.kind === 'lostAnswer') return i18n._('watchlists.notice.lostAnswer');
  if (isAbove) return undefined;
  if (notice.text !== '') return noticeText(i18n, notice);
  if (notice.kind === 'refused') return i18n._('watchlists.name.failed');
  return isUncertain ? i18n._('watchlists.notice.lostAnswer') : i18n._('watchlists.name.checkFailed');
}

interface NameDialogProps {
  /** Is kept while the dialog is closed. */
  name: string;
  onNameChange: (name: string) => void;
  view: NamingView;
  remote: Remote<typeof watchlistCreationFlow>;
}

/** The name of a new watchlist (DO-206). */
export function NameDialog({ name, onNameChange, view, remote }: NameDialogProps) {
  const { i18n } = useLingui();
  return (
    <WatchlistNameDialog
      title={i18n._('watchlists.name.title')}
      label={i18n._('watchlists.name.label')}
      cancel={i18n._('watchlists.name.cancel')}
      submit={i18n._('watchlists.name.submit')}
      currentName=""
      name={name}
      onNameChange={onNameChange}
      isBusy={view.isBusy}
      error={useFailureText(view)}
      onSubmit={(submitted) => remote.send({ type: 'name.submitted', name: submitted })}
      onCancel={() => remote.send({ type: 'naming.cancelled' })}
    />
  );
}
