import { type Remote, type sipPauseFlow, type SipPauseView } from '@folioflow/flows';
import { pause as words } from '@folioflow/flows/words/pause';
import { styled } from 'styled-components';
import { PinDialog } from '../../../parts/PinDialog/PinDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { countText, pauseText } from './pause-text.ts';

/** What is said of any number has its room from the start: the buttons below it stay where they are. */
const Room = styled.div`
  min-height: 7.5rem;
`;

type Open = Exclude<SipPauseView, { screen: 'closed' }>;

export interface SipPauseProps {
  view: SipPauseView;
  remote: Remote<typeof sipPauseFlow>;
}

/** How many installments of a SIP are left out, what that means, and the PIN that confirms it (OM-083 to OM-086). */
export function SipPause({ view, remote }: SipPauseProps) {
  if (view.screen === 'closed') return null;
  return (
    <>
      <Choosing view={view} remote={remote} />
      <PinDialog view={view.pin} remote={remote.child('pinConfirmation')}>
        <Meaning view={view} />
      </PinDialog>
    </>
  );
}

function Choosing({ view, remote }: { view: Open; remote: SipPauseProps['remote'] }) {
  return (
    <Dialog
      open={view.screen === 'choosing'}
      title={words.title}
      onClose={() => remote.send({ type: 'pause.closed' })}
      stays
      actions={
        <>
          <Button variant="secondary" onClick={() => remote.send({ type: 'pause.closed' })}>
            {words.close}
          </Button>
          <Button disabled={!view.canSubmit} onClick={() => remote.send({ type: 'pause.submitted' })}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <strong>{view.schemeName}</strong>
        <Select
          label={words.count}
          value={view.count === null ? '' : String(view.count)}
          options={view.counts.map((count) => ({ value: String(count), label: countText(count) }))}
          onValueChange={(count) => remote.send({ type: 'installments.chosen', count: Number(count) })}
        />
        <Room>
          <Meaning view={view} />
        </Room>
      </Stack>
    </Dialog>
  );
}

function Meaning({ view: { meaning } }: { view: Open }) {
  return <p aria-live="polite">{meaning === null ? words.unchosen : pauseText(meaning)}</p>;
}
