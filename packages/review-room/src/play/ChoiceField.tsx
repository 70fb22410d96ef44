import { styled } from 'styled-components';
import { Field, type FieldWords } from '../../../ui/src/primitives/Field/Field.tsx';
import { inputLook } from '../../../ui/src/primitives/Field/input-look.ts';

const Choice = styled.select`
  ${inputLook}
  cursor: pointer;

  > option {
    color: var(--ink);
    background: var(--card);
  }
`;

interface ChoiceFieldProps extends FieldWords {
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** A native select without texts of the catalogues: the frame of Storybook bundles no flows. */
export const ChoiceField = ({ options, value, onValueChange, ...words }: ChoiceFieldProps) => (
  <Field {...words}>
    {(binding) => (
      <Choice {...binding} value={value} onChange={(event) => onValueChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
    )}
  </Field>
);
