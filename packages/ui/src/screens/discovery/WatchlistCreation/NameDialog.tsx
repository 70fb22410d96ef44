import {
  isWatchlistName,
  WATCHLIST_NAME_MAX_LENGTH,
  type Remote,
  type WatchlistCreationView,
  type watchlistCreationFlow,
} from '@folioflow/flows';
import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { useId, useRef, useState } from 'react';
import { noticeText } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { useNoticeAbove } from '../../../parts/NoticeLine/use-said-once.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

type Naming = Extract<WatchlistCreationView, { readonly screen: 'selecting' | 'naming' }>;

/** Why it was not saved; said where the name is typed, by no alert of its own (DO-211), and not while one above says the same. */
function useFailureText({ notice, isUncertain }: Naming): string | undefined {
  const isAbove = useNoticeAbove(notice).length > 0;
  if (notice === null) return undefined;
  if (notice.kind === 'lostAnswer') return words['notice.lostAnswer'];
  if (isAbove) return undefined;
  if (notice.text !== '') return noticeText(notice);
  if (notice.kind === 'refused') return words['name.failed'];
  return isUncertain ? words['notice.lostAnswer'] : words['name.checkFailed'];
}

interface NameDialogProps {
  view: Naming;
  remote: Remote<typeof watchlistCreationFlow>;
}

/** The name of a new watchlist (DO-206). */
export function NameDialog({ view, remote }: NameDialogProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const failure = useFailureText(view);
  const cancel = () => {
    if (!view.isBusy) remote.send({ type: 'naming.cancelled' });
  };
  return (
    <Dialog
      open
      title={words['name.title']}
      onClose={cancel}
      stays
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" disabled={view.isBusy} onClick={cancel}>
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
