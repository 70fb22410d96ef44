import {
  isWatchlistName,
  WATCHLIST_NAME_MAX_LENGTH,
  type Remote,
  type WatchlistCreationView,
  type watchlistCreationFlow,
} from '@folioflow/flows';
import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { useId, useRef, useState } from 'react';
import { noticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { useNoticesAboveInstead } from '../../../parts/page/NoticeLine/use-notice-deduplication.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

type NamingView = Extract<WatchlistCreationView, { readonly screen: 'selecting' | 'naming' }>;

/** The reason of a failed save, at the name field and not as an alert (DO-211); none if a notice above shows it. */
function useFailureText({ notice, isUncertain }: NamingView): string | undefined {
  const isAbove = useNoticesAboveInstead(notice).length > 0;
  if (notice === null) return undefined;
  if (notice.kind === 'lostAnswer') return words['notice.lostAnswer'];
  if (isAbove) return undefined;
  if (notice.text !== '') return noticeText(notice);
  if (notice.kind === 'refused') return words['name.failed'];
  return isUncertain ? words['notice.lostAnswer'] : words['name.checkFailed'];
}

interface NameDialogProps {
  view: NamingView;
  remote: Remote<typeof watchlistCreationFlow>;
}

/** The name of a new watchlist (DO-206). */
export function NameDialog({ view, remote }: NameDialogProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const failure = useFailureText(view);
  const cancelNaming = () => {
    if (!view.isBusy) remote.send({ type: 'naming.cancelled' });
  };
  return (
    <Dialog
      open
      title={words['name.title']}
      onClose={cancelNaming}
      persistent
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" disabled={view.isBusy} onClick={cancelNaming}>
            {words['name.cancel']}
          </Button>
          <Button type="submit" form={form} busy={view.isBusy} disabled={!view.isBusy && !isWatchlistName(name)}>
            {words['name.submit']}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWatchlistName(name)) remote.send({ type: 'name.submitted', name });
        }}
      >
        <TextField
          ref={field}
          label={words['name.label']}
          value={name}
          onValueChange={setName}
          maxLength={WATCHLIST_NAME_MAX_LENGTH}
          counter
          autoComplete="off"
          readOnly={view.isBusy}
          error={view.isBusy ? undefined : failure}
        />
      </form>
    </Dialog>
  );
}
