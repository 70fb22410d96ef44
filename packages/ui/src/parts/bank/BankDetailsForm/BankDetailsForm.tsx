import {
  formatMessage,
  type BankDetailsEvent,
  type BankDetailsView,
  type BankDraft,
  type BankField,
} from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';

const Form = styled.form`
  max-width: var(--width-form);
`;

/* Tabular figures, because two equal numbers are compared digit by digit. */
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

type OpenDetailsView = Extract<BankDetailsView, { screen: 'details' }>;

export interface BankDetailsFormProps {
  view: OpenDetailsView;
  remote: { send: (event: BankDetailsEvent) => void };
  /** Shown beside the button: Cancel. */
  children?: ReactNode;
}

/** Maximum characters of the IFSC input of the list; the limit of the flow is lower (OM-274). */

/**
 * A bank account and its verification, in the KYC stage (ON-271 to ON-275) or in the list of accounts (OM-197 to
 * OM-199).
 */
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
          hint={formatMessage(bank['field.accountNumber.hint'], { max: limits.accountNumber })}
          value={draft.accountNumber}
          onValueChange={change('accountNumber')}
          error={rejectionText('accountNumber', view)}
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
          maxLength={isStage ? undefined : LIST_IFSC_MAX_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          readOnly={!view.canChange}
          error={rejectionText('ifsc', view) ?? (view.isIfscZeroWrong ? bank['ifsc.zero'] : undefined)}
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
          <VerifyButton view={view} />
          {children}
        </FormFoot>
      </Stack>
    </Form>
  );
}

/** The stage shows the button once it is enabled, and before that the missing fields. The list always shows it. */
function VerifyButton({ view }: { view: OpenDetailsView }) {
  const isShown = view.rules === 'list' || view.canSubmit || view.isBusy;
  if (!isShown) {
    const fields = view.missing.map((field) => bank[`missing.${field}`]).join(', ');
    return <Missing>{formatMessage(bank.missing, { fields })}</Missing>;
  }
  return (
    <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy}>
      {bank.verify}
    </Button>
  );
}

/** Maximum characters of the IFSC input of the list; the limit of the flow is lower (OM-274). */
const LIST_IFSC_MAX_LENGTH = 17;

/** The reason that the last change of a field was not applied; undefined if it was. */
function rejectionText(field: 'accountNumber' | 'confirmation' | 'ifsc', { rejected, limits }: OpenDetailsView) {
  if (rejected?.field !== field) return undefined;
  const kind = field === 'ifsc' ? field : 'accountNumber';
  return formatMessage(bank[`${rejected.reason}.${kind}`], { max: limits[kind] });
}

const confirmationError = (view: OpenDetailsView): string | undefined =>
  rejectionText('confirmation', view) ?? (view.hasNumberMismatch ? bank.numbersDiffer : undefined);
