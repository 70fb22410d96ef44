import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { DetailFieldView, DetailsFormEvent } from '@folioflow/flows';
import { styled } from 'styled-components';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { tooLongText } from '../../../primitives/Field/text-problem.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

/** A grid in which short answers share a line. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }

  /* Yes and No fit into one row on every screen, except with much enlarged text. */
  > [data-kind='question'] > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.5rem, 50% - var(--space-8))), 1fr));
  }

  > [data-kind='question'] > fieldset > :last-child {
    grid-column: 1 / -1;
  }
`;

const autoComplete: Partial<Record<DetailFieldView['name'], string>> = {
  email: 'email',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  pincode: 'postal-code',
};

interface DetailFieldProps {
  field: DetailFieldView;
  /** Read only. */
  isLocked: boolean;
  /** Locked or being saved. */
  isClosed: boolean;
  remote: { send: (event: DetailsFormEvent) => void };
}

const isWideField = ({ kind, name }: DetailFieldView) =>
  kind === 'lines' || kind === 'question' || name === 'sourceOfWealth';

/** One question with its error, which is shown after the field was visited (D-68). */
export function DetailField(props: DetailFieldProps) {
  const { field, isClosed, remote } = props;
  const { name } = field;
  return (
    <div
      data-wide={isWideField(field) || undefined}
      data-kind={field.kind}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isClosed && !currentTarget.contains(relatedTarget)) remote.send({ type: 'field.visited', field: name });
      }}
    >
      <FieldControl {...props} />
    </div>
  );
}

/** A pincode of other characters is no pincode, however long. */
const problemText = (i18n: I18n, { name, kind, value, limit = Infinity }: DetailFieldView): string =>
  (kind === 'digits' ? undefined : tooLongText(i18n, value, limit)) ?? i18n._(`personal.problem.${name}`);

function FieldControl({ field, isLocked, isClosed, remote }: DetailFieldProps) {
  const { i18n } = useLingui();
  const { name, kind, value } = field;
  const change = (answer: string) => remote.send({ type: 'draft.changed', patch: { [name]: answer } });
  const shared = {
    label: i18n._(`personal.field.${name}`),
    error: field.hasProblem ? problemText(i18n, field) : undefined,
    required: field.isRequired && !isLocked,
    onValueChange: change,
  } as const;
  switch (kind) {
    case 'question':
      return (
        <ChoiceGroup
          {...shared}
          hint={
            name === 'politicalIndia' || name === 'politicalForeign'
              ? i18n._('personal.field.political.note')
              : undefined
          }
          value={value === '' ? null : value}
          choices={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: i18n._(`personal.answer.${answer}`),
            disabled: isClosed,
          }))}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          value={value}
          options={detailOptionsOf(i18n, field)}
          placeholder={i18n._('personal.choose')}
          hint={detailOptionsOf(i18n, field).length === 0 ? i18n._('personal.choose.none') : undefined}
          disabled={isClosed}
        />
      );
    case 'text':
    case 'lines':
    case 'email':
    case 'digits':
      return (
        <TextField
          {...shared}
          value={value}
          counter={kind === 'lines' && !isLocked ? field.limit : undefined}
          hint={kind === 'lines' && !isLocked ? i18n._('personal.field.address.hint') : undefined}
          inputMode={kind === 'digits' ? 'numeric' : kind === 'email' ? 'email' : undefined}
          autoComplete={autoComplete[name]}
          readOnly={isClosed}
        />
      );
  }
}

const detailOptionsOf = (i18n: I18n, { name, options = [] }: DetailFieldView) =>
  name === 'maritalStatus'
    ? (['s', 'm'] as const).map((value) => ({ value, label: i18n._(`personal.field.maritalStatus.${value}`) }))
    : options;
