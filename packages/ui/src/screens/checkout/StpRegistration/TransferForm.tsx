import { formatMessage, type StpRegistrationEvent, type StpRegistrationView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { transfer as words } from '@folioflow/flows/words/transfer';
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

function formatLimits({ limits }: DraftView['form']): string | undefined {
  if (limits === null) return undefined;
  const minimum = formatRupees(limits.minimum, { decimals: 'asGiven' });
  if (limits.maximum === UNLIMITED_AMOUNT)
    return formatMessage(words.limitsOpen, { minimum, maximum: String(UNLIMITED_AMOUNT) });
  return formatMessage(words.limits, { minimum, maximum: formatRupees(limits.maximum, { decimals: 'asGiven' }) });
}

const formatProblem = ({ problem }: DraftView): string => {
  if (problem === null) return '';
  return problem.kind === 'invalid'
    ? common['notice.invalid']
    : formatMessage(words.overAvailable, { limit: problem.limit });
};

/** Frequency, target scheme, number, day and amount of the transfers (DO-237 to DO-256). */
export function TransferForm({ view, remote }: TransferFormProps) {
  const { form, source, target } = view;
  const changeDraft = (fields: DraftChange) => remote.send({ type: 'draft.changed', ...fields });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.canSubmit) remote.send({ type: 'transfer.submitted' });
  };
  const date = form.day === null ? words.chooseDate : formatRepeat(form.day, form.frequency);
  const isCompared = view.repeat !== undefined;
  const hasFrequency = form.frequency !== '';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <fieldset disabled={view.screen === 'confirming' || isCompared}>
          <Stack gap={16}>
            <Stack gap={8} align="start">
              <small>{words.target}</small>
              <h2 lang="en" translate="no">
                {target.name}
              </h2>
              <div>
                <Button variant="secondary" size="small" onClick={() => remote.send({ type: 'targetList.opened' })}>
                  {words.chooseAnother}
                </Button>
              </div>
            </Stack>
            <DataList layout="tiles" pairs={[{ term: words.available, value: <Money value={source.available} /> }]} />
            <NoticeLine notice={view.notice} words={words}>
              {view.notice?.kind === 'lostAnswer' && <TextLink to="/stpList">{words.toTransfers}</TextLink>}
            </NoticeLine>
            <Select
              label={words.frequency}
              placeholder={words.chooseFrequency}
              options={form.frequencies}
              value={form.frequency}
              onValueChange={(frequency) => changeDraft({ frequency })}
            />
            <Select
              label={words.scheme}
              placeholder={words.chooseScheme}
              hint={hasFrequency && form.schemes.length === 0 ? words.noScheme : undefined}
              disabled={form.schemes.length === 0}
              options={form.schemes.map(({ code, name }) => ({ value: code, label: name }))}
              value={form.scheme}
              onValueChange={(scheme) => changeDraft({ scheme })}
            />
            <Select
              label={words.installments}
              placeholder={words.chooseInstallments}
              disabled={form.counts.length === 0}
              options={form.counts.map(({ count, label }) => ({ value: String(count), label }))}
              value={form.installments === null ? '' : String(form.installments)}
              onValueChange={(count) => changeDraft({ installments: Number(count) })}
            />
            <DayField
              label={words.date}
              hint={form.canPickDate ? undefined : words.dateLater}
              isEmpty={form.day === null}
              disabled={!form.canPickDate}
              onOpen={() => remote.send({ type: 'datePicker.opened' })}
            >
              {date}
            </DayField>
            <AmountField
              label={words.amount}
              hint={formatLimits(form)}
              maxLength={AMOUNT_MAX_LENGTH}
              dropsLetters
              value={form.amount}
              onValueChange={(amount) => changeDraft({ amount })}
            />
            <TransferAgreement view={view} />
            {/* A dialog has announced invalid inputs. */}
            <ProblemText role={view.problem?.kind === 'invalid' ? undefined : 'alert'}>
              {formatProblem(view)}
            </ProblemText>
          </Stack>
        </fieldset>
        <Button type="submit" wide busy={isCompared} disabled={!view.canSubmit && !isCompared}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
