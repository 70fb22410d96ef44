import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { BirthDateDialog as DialogView, kycPanFlow, KycPanView, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { FaultLine } from '../../../primitives/Field/Field.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

const SelectRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.2fr);
  gap: var(--space-12);
  align-items: start;

  @media (max-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const BirthDateRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);

  &[data-settled] {
    background: var(--sunken);
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

interface BirthDateProps {
  view: Extract<KycPanView, { screen: 'reviewing' }>;
  remote: Remote<typeof kycPanFlow>;
}

/**
 * Difference between the date of birth on the card and the one on record: which date was chosen, or that one is missing
 * (D-54).
 */
export function BirthDate({ view: { birthDay, canChangeBirthDate, dialog }, remote }: BirthDateProps) {
  const { i18n } = useLingui();
  return (
    <>
      <BirthDateRow data-settled={birthDay !== null || undefined}>
        <span>
          {birthDay === null ? (
            i18n._('birthDate.open')
          ) : (
            <>
              <small>{i18n._('birthDate.chosen')}</small>
              <span>{formatDay(i18n, birthDay)}</span>
            </>
          )}
        </span>
        <Button
          variant="secondary"
          size="small"
          disabled={!canChangeBirthDate}
          onClick={() => remote.send({ type: 'birthDate.changeRequested' })}
        >
          {i18n._(birthDay === null ? 'birthDate.choose' : 'birthDate.change')}
        </Button>
      </BirthDateRow>
      <BirthDateDialog view={dialog} remote={remote} />
    </>
  );
}

const readMonths = (i18n: I18n) => i18n._('birthDate.months').split(' ');
const monthName = (i18n: I18n, value: string): string => readMonths(i18n)[Number(value) - 1] ?? value;
const createOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Date, month and year as printed on the card (ON-244 to ON-251). */
function BirthDateDialog({ view, remote }: { view: DialogView | null; remote: BirthDateProps['remote'] }) {
  const { i18n } = useLingui();
  const closeDialog = () => remote.send({ type: 'birthDate.closed' });
  return (
    <Dialog
      open={view !== null}
      persistent
      title={i18n._('birthDate.title')}
      onClose={closeDialog}
      actions={
        <>
          <Button variant="secondary" onClick={closeDialog}>
            {i18n._('birthDate.later')}
          </Button>
          <Button disabled={view?.canSubmit !== true} onClick={() => remote.send({ type: 'birthDate.submitted' })}>
            {i18n._('birthDate.submit')}
          </Button>
        </>
      }
    >
      {view !== null && (
        <Stack gap={16}>
          <p>{i18n._('birthDate.explain')}</p>
          <SelectRow>
            <Select
              label={i18n._('birthDate.day')}
              value={view.draft.day}
              options={createOptions(view.days)}
              onValueChange={(day) => remote.send({ type: 'draft.changed', patch: { day } })}
            />
            <Select
              label={i18n._('birthDate.month')}
              value={view.draft.month}
              options={view.months.map((value) => ({ value, label: monthName(i18n, value) }))}
              onValueChange={(month) => remote.send({ type: 'draft.changed', patch: { month } })}
            />
            <Select
              label={i18n._('birthDate.year')}
              value={view.draft.year}
              options={createOptions(view.years)}
              onValueChange={(year) => remote.send({ type: 'draft.changed', patch: { year } })}
            />
          </SelectRow>
          <div role="alert">
            {view.problem !== null && (
              <FaultLine id="birth-date-problem">{i18n._(`birthDate.${view.problem}`)}</FaultLine>
            )}
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
