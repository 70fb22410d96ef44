import { useLingui } from '@lingui/react';
import { enterText, hasHiddenCharacters, isWatchlistName, WATCHLIST_NAME_MAX_LENGTH } from '@folioflow/flows';
import { useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { nameProblem } from '../../../primitives/Field/text-problem.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

const nameRule = { isAllowed: (key: string) => !hasHiddenCharacters(key), maximum: WATCHLIST_NAME_MAX_LENGTH };

export interface WatchlistNameDialogProps {
  title: string;
  label: string;
  cancel: string;
  submit: string;
  /** Current name of the list; '' for a new list. */
  currentName: string;
  /** Content of the field. */
  name: string;
  onNameChange: (name: string) => void;
  isBusy: boolean;
  /** The reason of a failed save, at the field. */
  error: string | undefined;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** The name of a watchlist, which differs from its current one. */
export function WatchlistNameDialog({ title, label, cancel, submit, ...props }: WatchlistNameDialogProps) {
  const { i18n } = useLingui();
  const { currentName, name, onNameChange, isBusy, error, onSubmit, onCancel } = props;
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const isNewName = isWatchlistName(name) && name.trim() !== currentName;
  const cancelNaming = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={cancelNaming}
      persistent
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={cancelNaming}>
            {cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy} disabled={!isBusy && !isNewName}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNewName) onSubmit(name);
        }}
      >
        <TextField
          ref={field}
          label={label}
          value={name}
          onValueChange={(typed) => onNameChange(enterText(name, typed, nameRule))}
          counter={WATCHLIST_NAME_MAX_LENGTH}
          autoComplete="off"
          readOnly={isBusy}
          error={isBusy ? undefined : (nameProblem(i18n, name, WATCHLIST_NAME_MAX_LENGTH) ?? error)}
        />
      </form>
    </Dialog>
  );
}
