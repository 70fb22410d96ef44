import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { MobileEntryEvent, MobileEntryView } from '@folioflow/flows';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { MobileField } from '../../../primitives/MobileField/MobileField.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';

export interface MobileEntryFormProps {
  view: MobileEntryView;
  remote: { send: (event: MobileEntryEvent) => void };
  submit: string;
  hint?: string;
  /** The page also accepts a short number, to show its error (ON-223); the popup disables its button (ON-112). */
  acceptsShort?: boolean;
  children?: ReactNode;
}

const readProblems = (i18n: I18n) =>
  ({ invalidMobile: i18n._('access.mobile.invalid'), tooShort: i18n._('common.notice.shortMobile') }) as const;

/** Enters a mobile number that receives a code. */
export function MobileEntryForm({ view, remote, submit, hint, acceptsShort = false, children }: MobileEntryFormProps) {
  const { i18n } = useLingui();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'mobile.submitted' });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={24}>
        <MobileField
          label={i18n._('access.signIn.mobile.label')}
          hint={hint}
          value={view.mobile}
          onValueChange={(mobile) => remote.send({ type: 'draft.changed', mobile })}
          error={view.problem === null ? undefined : readProblems(i18n)[view.problem]}
          readOnly={view.isBusy}
          data-first-focus
        />
        <NoticeLine notice={view.notice} />
        <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy && !acceptsShort}>
          {submit}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
