import {
  isWatchlistName,
  WATCHLIST_NAME_MAX_LENGTH,
  type Remote,
  type watchlistRenamingFlow,
  type WatchlistRenamingView,
} from '@folioflow/flows';
import { watching as words } from '@folioflow/flows/words/watching';
import { useId, useRef, useState } from 'react';
import { noticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { useNoticesAboveInstead } from '../../../parts/page/NoticeLine/use-notice-deduplication.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

export interface WatchlistRenamingProps {
  view: WatchlistRenamingView;
  remote: Remote<typeof watchlistRenamingFlow>;
}

/** The dialog in which a watchlist gets another name (decision 067). */
export function WatchlistRenaming({ view, remote }: WatchlistRenamingProps) {
  return view.screen === 'over' ? null : <NameDialog view={view} remote={remote} />;
}

type NameDialogProps = WatchlistRenamingProps & { view: Extract<WatchlistRenamingView, { screen: 'naming' }> };

function NameDialog({ view, remote }: NameDialogProps) {
  const [name, setName] = useState(view.name);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const isAbove = useNoticesAboveInstead(view.notice).length > 0;
  const isNewName = isWatchlistName(name) && name.trim() !== view.name;
  const cancelNaming = () => {
    if (!view.isBusy) remote.send({ type: 'naming.cancelled' });
  };
  return (
    <Dialog
      open
      title={words['rename.title']}
      onClose={cancelNaming}
      persistent
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" disabled={view.isBusy} onClick={cancelNaming}>
            {words['rename.cancel']}
          </Button>
          <Button type="submit" form={form} busy={view.isBusy} disabled={!view.isBusy && !isNewName}>
            {words['rename.submit']}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNewName) remote.send({ type: 'name.submitted', name });
        }}
      >
        <TextField
          ref={field}
          label={words['rename.label']}
          value={name}
          onValueChange={setName}
          maxLength={WATCHLIST_NAME_MAX_LENGTH}
          counter
          autoComplete="off"
          readOnly={view.isBusy}
          error={view.isBusy || view.notice === null || isAbove ? undefined : noticeText(view.notice)}
        />
      </form>
    </Dialog>
  );
}
