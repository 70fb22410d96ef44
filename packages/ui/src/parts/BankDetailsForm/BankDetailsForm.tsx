import { say, type BankDetailsEvent, type BankDetailsView, type BankDraft, type BankField } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
import { StageLink } from '../StageFrame/StageStates.tsx';

const Form = styled.form`
  max-width: var(--width-form);
`;

/* Two numbers that must be the same are compared digit by digit. */
const NumberField = styled(TextField)`
  font-variant-numeric: tabular-nums;
`;

const Missing = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const Problem = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

type View = Extract<BankDetailsView, { screen: 'details' }>;

export interface BankDetailsFormProps {
  view: View;
  remote: { send: (event: BankDetailsEvent) => void };
  /** Beside the button: Cancel. */
  children?: ReactNode;
}

/** The most characters the IFSC input of the list lets one type; the flow's own limit is lower (OM-274). */
const LIST_IFSC_INPUT = 17;

/** A bank account and its verification: by the stage (ON-271 to ON-275) or for the list of accounts (OM-197 to OM-199). */
export function BankDetailsForm({ view, remote, children }: BankDetailsFormProps) {
  const { draft, limits, rules } = view;
  const isStage = rules === 'stage';
  const change = (field: BankField) => (value: string) => {
    const patch: Partial<BankDraft> = { [field]: value };
    remote.send({ type: 'draft.changed', patch });
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'details.submitted' });
  };
  const number = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false, readOnly: !view.canChange } as const;
  const hasLists = view.accountTypes.length > 0 && view.banks.length > 0;
  return (
    <Form onSubmit={send} noValidate>
      <Stack gap={24}>
        <NumberField
          {...number}
          label={bank['field.accountNumber']}
          hint={say(bank['field.accountNumber.hint'], { max: limits.accountNumber })}
          value={draft.accountNumber}
          onValueChange={change('accountNumber')}
          error={view.overlong === 'accountNumber' ? tooLong('accountNumber', limits.accountNumber) : undefined}
        />
        {isStage && (
          <NumberField
            {...number}
            label={bank['field.confirmation']}
            value={draft.confirmation}
            onValueChange={change('confirmation')}
            error={confirmationError(view)}
          />
        )}
        <TextField
          label={bank['field.ifsc']}
          hint={bank['field.ifsc.hint']}
          value={draft.ifsc}
          onValueChange={change('ifsc')}
          maxLength={isStage ? undefined : LIST_IFSC_INPUT}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          readOnly={!view.canChange}
          error={view.overlong === 'ifsc' ? tooLong('ifsc', limits.ifsc) : undefined}
        />
        <Select
          label={bank['field.accountType']}
          options={view.accountTypes}
          value={draft.accountType}
          onValueChange={change('accountType')}
          placeholder={bank['field.choose']}
          disabled={!view.canChange}
        />
        <Select
          label={bank['field.bank']}
          options={view.banks}
          value={draft.bank}
          onValueChange={change('bank')}
          placeholder={bank['field.choose']}
          disabled={!view.canChange}
        />
        {!hasLists && <Problem role="alert">{bank['lists.empty']}</Problem>}
        <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': bank['verify.lostAnswer'] }}>
          <StageLink notice={view.notice} />
        </NoticeLine>
        <FormFoot>
          <Verify view={view} />
          {children}
        </FormFoot>
      </Stack>
    </Form>
  );
}

/** The stage shows the button once it can be used, and says before what it waits for; the list always shows it. */
function Verify({ view }: { view: View }) {
  const isShown = view.rules === 'list' || view.canSubmit || view.isBusy;
  if (!isShown) {
    const fields = view.missing.map((field) => bank[`missing.${field}`]).join(', ');
    return <Missing>{say(bank.missing, { fields })}</Missing>;
  }
  return (
    <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy}>
      {bank.verify}
    </Button>
  );
}

const tooLong = (field: 'accountNumber' | 'ifsc', max: number): string => say(bank[`overlong.${field}`], { max });

function confirmationError({ overlong, numbersDiffer, limits }: View): string | undefined {
  if (overlong === 'confirmation') return tooLong('accountNumber', limits.accountNumber);
  return numbersDiffer ? bank.numbersDiffer : undefined;
}
