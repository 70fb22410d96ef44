import { useLingui } from '@lingui/react';
import type { InvestPanelEvent, SipForm } from '@folioflow/flows';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatOrdinal } from '../../../format/repeat.ts';
import { DayGrid } from '../../../primitives/DayGrid/DayGrid.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { formatFirstInstalment } from './sip-text.ts';

const HintText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface SipDatePickerProps {
  form: SipForm;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** The days of a month on which a SIP may run; each shows the date of its first instalment (DO-107 to DO-109). */
export function SipDatePicker({ form, remote }: SipDatePickerProps) {
  const { i18n } = useLingui();
  const first = useRef<HTMLButtonElement>(null);
  const hasAny = form.days.some(({ startDate }) => startDate !== null);
  return (
    <Dialog
      open={form.isPickingDate}
      title={i18n._('invest.sip.dates')}
      initialFocus={hasAny ? first : undefined}
      onClose={() => remote.send({ type: 'datePicker.closed' })}
    >
      <Stack gap={16}>
        <HintText role={hasAny ? undefined : 'status'}>
          {i18n._(hasAny ? 'invest.sip.datesHint' : 'invest.sip.noDates')}
        </HintText>
        <DayGrid
          label={i18n._('invest.sip.dates')}
          first={first}
          value={form.day}
          days={form.days.map(({ day, startDate }) => ({
            day,
            isOffered: startDate !== null,
            name:
              startDate === null
                ? i18n._('invest.sip.dayNotOffered', { day })
                : i18n._('invest.sip.dayStarts', { day: formatOrdinal(i18n, day), starts: formatDay(i18n, startDate) }),
          }))}
          onPick={(day) => remote.send({ type: 'day.picked', day })}
        />
        {form.startDate !== null && <p>{formatFirstInstalment(i18n, form)}</p>}
      </Stack>
    </Dialog>
  );
}
