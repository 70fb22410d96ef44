import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { StpRegistrationEvent, StpRegistrationView } from '@folioflow/flows';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DayField } from '../../../primitives/DayField/DayField.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TransferAgreement } from './TransferAgreement.tsx';

/** Returns the maximum; below 1 it is the number that stands for "no maximum" (DO-251). */
const UNLIMITED_AMOUNT = 99_999_999;
const AMOUNT_MAX_LENGTH = 11;

const ProblemText = styled.p`
  min-height: 1.5em;
  color: var(--loss);
`;

type DraftView = Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;
type DraftChange = Omit<Extract<StpRegistrationEvent, { type: 'draft.changed' }>, 'type'>;

interface TransferFormProps {
  view: DraftView;
  remote: { send: (event: StpRegistrationEvent) => void };
}

function formatLimits(i18n: I18n, { limits }: DraftView['form']): string | undefined {
  if (limits === null) return undefined;
  const minimum = formatRupees(limits.minimum, { decimals: 'asGiven' });
  if (limits.maximum === UNLIMITED_AMOUNT)
    return i18n._('transfer.limitsOpen', { minimum, maximum: String(UNLIMITED_AMOUNT) });
  return i18n._('transfer.limits', { minimum, maximum: formatRupees(limits.maximum, { decimals: 'asGiven' }) });
}

const formatProblem = (i18n: I18n, { problem }: DraftView): string => {
  if (problem === null) return '';
  return problem.kind === 'invalid'
    ? i18n._('common.notice.invalid')
    : i18n._('transfer.overAvailable', { limit: problem.limit });
};

/** Frequency, target scheme, number, day and amount of the transfers (DO-237 to DO-256). */
export function TransferForm({ view, remote }: TransferFormProps) {
  const { i18n } = useLingui();
  const { form, source, target } = view;
  const changeDraft = (fields: DraftChange) => remote.send({ type: 'draft.changed', ...fields });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.canSubmit) remote.send({ type: 'transfer.submitted' });
  };
  const date = form.day === null ? i18n._('transfer.chooseDate') : formatRepeat(i18n, form.day, form.frequency);
  const isCompared = view.repeat !== undefined;
  const hasFrequency = form.frequency !== '';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <fieldset disabled={view.screen === 'confirming' || isCompared}>
          <Stack gap={16}>
            <Stack gap={8} align="start">
              <small>{i18n._('transfer.target')}</small>
              <h2 lang="en" translate="no">
                {target.name}
              </h2>
              <div>
                <Button variant="secondary" size="small" onClick={() => remote.send({ type: 'targetList.opened' })}>
                  {i18n._('transfer.chooseAnother')}
                </Button>
              </div>
            </Stack>
            <DataList
              layout="tiles"
              pairs={[{ term: i18n._('transfer.available'), value: <Money value={source.available} /> }]}
            />
            <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': i18n._('transfer.notice.lostAnswer') }}>
              {view.notice?.kind === 'lostAnswer' && (
                <TextLink to="/stpList">{i18n._('transfer.toTransfers')}</TextLink>
              )}
            </NoticeLine>
            <Select
              label={i18n._('transfer.frequency')}
              placeholder={i18n._('transfer.chooseFrequency')}
              options={form.frequencies}
              value={form.frequency}
              onValueChange={(frequency) => changeDraft({ frequency })}
            />
            <Select
              label={i18n._('transfer.scheme')}
              placeholder={i18n._('transfer.chooseScheme')}
              hint={hasFrequency && form.schemes.length === 0 ? i18n._('transfer.noScheme') : undefined}
              disabled={form.schemes.length === 0}
              options={form.schemes.map(({ code, name }) => ({ value: code, label: name }))}
              value={form.scheme}
              onValueChange={(scheme) => changeDraft({ scheme })}
            />
            <Select
              label={i18n._('transfer.installments')}
              placeholder={i18n._('transfer.chooseInstallments')}
              disabled={form.counts.length === 0}
              options={form.counts.map(({ count, label }) => ({ value: String(count), label }))}
              value={form.installments === null ? '' : String(form.installments)}
              onValueChange={(count) => changeDraft({ installments: Number(count) })}
            />
            <DayField
              label={i18n._('transfer.date')}
              hint={form.canPickDate ? undefined : i18n._('transfer.dateLater')}
              isEmpty={form.day === null}
              disabled={!form.canPickDate}
              onOpen={() => remote.send({ type: 'datePicker.opened' })}
            >
              {date}
            </DayField>
            <AmountField
              label={i18n._('transfer.amount')}
              hint={formatLimits(i18n, form)}
              maxLength={AMOUNT_MAX_LENGTH}
              dropsLetters
              value={form.amount}
              onValueChange={(amount) => changeDraft({ amount })}
            />
            <TransferAgreement view={view} />
            {/* A dialog has announced invalid inputs. */}
            <ProblemText role={view.problem?.kind === 'invalid' ? undefined : 'alert'}>
              {formatProblem(i18n, view)}
            </ProblemText>
          </Stack>
        </fieldset>
        <Button type="submit" wide busy={isCompared} disabled={!view.canSubmit && !isCompared}>
          {i18n._('transfer.submit')}
        </Button>
      </Stack>
    </form>
  );
}
