import { useLingui } from '@lingui/react';
import type { Remote, sipPauseFlow, SipPauseView } from '@folioflow/flows';
import { styled } from 'styled-components';
import { PinDialog } from '../../../parts/identity/PinDialog/PinDialog.tsx';
import { Consequences } from '../../../parts/order/Consequences/Consequences.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { formatInstallmentCount, pauseConsequences } from './pause-text.ts';

/** The space of the longest text is reserved from the start: the buttons below it do not move. */
const ReservedSpace = styled.div`
  min-height: 12rem;
`;

type OpenView = Exclude<SipPauseView, { screen: 'closed' }>;

export interface SipPauseProps {
  view: SipPauseView;
  remote: Remote<typeof sipPauseFlow>;
}

/** The number of paused instalments, their consequences, and the PIN that confirms the pause (OM-083 to OM-086). */
export function SipPause({ view, remote }: SipPauseProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  return (
    <>
      <PauseDialog view={view} remote={remote} />
      <PinDialog
        view={view.pin}
        remote={remote.child('pinConfirmation')}
        title={i18n._('pause.title')}
        confirm={i18n._('pause.confirm')}
      >
        <strong lang="en" translate="no">
          {view.schemeName}
        </strong>
        {view.meaning !== null && <Consequences of={pauseConsequences(i18n, view.meaning)} />}
      </PinDialog>
    </>
  );
}

function PauseDialog({ view, remote }: { view: OpenView; remote: SipPauseProps['remote'] }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={view.screen === 'choosing'}
      title={i18n._('pause.title')}
      onClose={() => remote.send({ type: 'pause.closed' })}
      persistent
      actions={
        <>
          <Button variant="secondary" onClick={() => remote.send({ type: 'pause.closed' })}>
            {i18n._('pause.close')}
          </Button>
          <Button disabled={!view.canSubmit} onClick={() => remote.send({ type: 'pause.submitted' })}>
            {i18n._('pause.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <strong lang="en" translate="no">
          {view.schemeName}
        </strong>
        <Select
          label={i18n._('pause.count')}
          value={view.count === null ? '' : String(view.count)}
          options={view.counts.map((count) => ({ value: String(count), label: formatInstallmentCount(i18n, count) }))}
          onValueChange={(count) => remote.send({ type: 'installments.chosen', count: Number(count) })}
        />
        <ReservedSpace>
          <PauseConsequences view={view} />
        </ReservedSpace>
      </Stack>
    </Dialog>
  );
}

function PauseConsequences({ view: { meaning } }: { view: OpenView }) {
  const { i18n } = useLingui();
  return (
    <div aria-live="polite">
      {meaning === null ? <p>{i18n._('pause.unchosen')}</p> : <Consequences of={pauseConsequences(i18n, meaning)} />}
    </div>
  );
}
