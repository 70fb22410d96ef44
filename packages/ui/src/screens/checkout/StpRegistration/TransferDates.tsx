import { formatMessage, type StpRegistrationEvent, type StpRegistrationView } from '@folioflow/flows';
import { transfer as words } from '@folioflow/flows/words/transfer';
import { useRef } from 'react';
import { DayGrid } from '../../../primitives/DayGrid/DayGrid.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const DAYS_PER_ROW = 5;

interface TransferDatesProps {
  view: Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;
  remote: { send: (event: StpRegistrationEvent) => void };
}

/** The days of a month on which a transfer may be made, in rows of five (DO-245 to DO-248). */
export function TransferDates({ view: { form, isPickingDate }, remote }: TransferDatesProps) {
  const first = useRef<HTMLButtonElement>(null);
  const hasAny = form.days.some(({ isAllowed }) => isAllowed);
  return (
    <Dialog
      open={isPickingDate}
      title={words.dates}
      initialFocus={hasAny ? first : undefined}
      onClose={() => remote.send({ type: 'datePicker.closed' })}
    >
      <Stack gap={16}>
        <small role={hasAny ? undefined : 'status'}>{words[hasAny ? 'dates.hint' : 'dates.none']}</small>
        <DayGrid
          label={words.dates}
          first={first}
          columns={DAYS_PER_ROW}
          value={form.day}
          days={form.days.map(({ day, isAllowed }) => ({
            day,
            isOffered: isAllowed,
            name: isAllowed ? String(day) : formatMessage(words.dayNotOffered, { day }),
          }))}
          onPick={(day) => remote.send({ type: 'day.picked', day })}
        />
      </Stack>
    </Dialog>
  );
}
