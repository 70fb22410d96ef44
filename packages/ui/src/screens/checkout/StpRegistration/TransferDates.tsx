import { useLingui } from '@lingui/react';
import type { StpRegistrationEvent, StpRegistrationView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const first = useRef<HTMLButtonElement>(null);
  const hasAny = form.days.some(({ isAllowed }) => isAllowed);
  return (
    <Dialog
      open={isPickingDate}
      title={i18n._('transfer.dates')}
      initialFocus={hasAny ? first : undefined}
      onClose={() => remote.send({ type: 'datePicker.closed' })}
    >
      <Stack gap={16}>
        <small role={hasAny ? undefined : 'status'}>
          {i18n._(hasAny ? 'transfer.dates.hint' : 'transfer.dates.none')}
        </small>
        <DayGrid
          label={i18n._('transfer.dates')}
          first={first}
          columns={DAYS_PER_ROW}
          value={form.day}
          days={form.days.map(({ day, isAllowed }) => ({
            day,
            isOffered: isAllowed,
            name: isAllowed ? String(day) : i18n._('transfer.dayNotOffered', { day }),
          }))}
          onPick={(day) => remote.send({ type: 'day.picked', day })}
        />
      </Stack>
    </Dialog>
  );
}
