import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { BankDetailsEvent, BankDetailsView, BankDraft, BankField } from '@folioflow/flows';
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
  const { i18n } = useLingui();
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
          label={i18n._('bank.field.accountNumber')}
          hint={i18n._('bank.field.accountNumber.hint', { max: limits.accountNumber })}
          value={draft.accountNumber}
          onValueChange={change('accountNumber')}
          error={rejectionText(i18n, 'accountNumber', view)}
        />
        {isStage && (
          <NumberField
            {...number}
            label={i18n._('bank.field.confirmation')}
            value={draft.confirmation}
            onValueChange={change('confirmation')}
            error={confirmationError(i18n, view)}
          />
        )}
        <TextField
          label={i18n._('bank.field.ifsc')}
          hint={i18n._('bank.field.ifsc.hint')}
          value={draft.ifsc}
          onValueChange={change('ifsc')}
          maxLength={isStage ? undefined : LIST_IFSC_MAX_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          readOnly={!view.canChange}
          error={rejectionText(i18n, 'ifsc', view) ?? (view.isIfscZeroWrong ? i18n._('bank.ifsc.zero') : undefined)}
        />
        <Select
          label={i18n._('bank.field.accountType')}
          options={view.accountTypes}
          value={draft.accountType}
          onValueChange={change('accountType')}
          placeholder={i18n._('bank.field.choose')}
          disabled={!view.canChange}
        />
        <Select
          label={i18n._('bank.field.bank')}
          options={view.banks}
          value={draft.bank}
          onValueChange={change('bank')}
          placeholder={i18n._('bank.field.choose')}
          disabled={!view.canChange}
        />
        {!hasLists && <Problem role="alert">{i18n._('bank.lists.empty')}</Problem>}
        <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': i18n._('bank.verify.lostAnswer') }}>
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
  const { i18n } = useLingui();
  const isShown = view.rules === 'list' || view.canSubmit || view.isBusy;
  if (!isShown) {
    const fields = view.missing.map((field) => i18n._(`bank.missing.${field}`)).join(', ');
    return <Missing>{i18n._('bank.missing', { fields })}</Missing>;
  }
  return (
    <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy}>
      {i18n._('bank.verify')}
    </Button>
  );
}

/** Maximum characters of the IFSC input of the list; the limit of the flow is lower (OM-274). */
const LIST_IFSC_MAX_LENGTH = 17;

/** The reason that the last change of a field was not applied; undefined if it was. */
function rejectionText(
  i18n: I18n,
  field: 'accountNumber' | 'confirmation' | 'ifsc',
  { rejected, limits }: OpenDetailsView,
) {
  if (rejected?.field !== field) return undefined;
  const kind = field === 'ifsc' ? field : 'accountNumber';
  return i18n._(`bank.${rejected.reason}.${kind}`, { max: limits[kind] });
}

const confirmationError = (i18n: I18n, view: OpenDetailsView): string | undefined =>
  rejectionText(i18n, 'confirmation', view) ?? (view.hasNumberMismatch ? i18n._('bank.numbersDiffer') : undefined);
