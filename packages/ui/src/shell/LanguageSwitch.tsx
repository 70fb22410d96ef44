import { shell } from '@folioflow/flows/words/shell';
import { styled } from 'styled-components';
import { buttonLook } from '../primitives/Button/button-look.ts';

/* A native select with the name of the language; on a phone it opens as a sheet. */
const Select = styled.select`
  ${buttonLook}
  max-width: 8rem;
  padding: 0 var(--space-8);
  font: inherit;
`;

export interface LanguageSwitchProps {
  /** The id of the shown language. */
  value: string;
  /** Ids and names, each name in its own language. */
  languages: readonly { readonly id: string; readonly tag: string; readonly name: string }[];
  onValue: (id: string) => void;
}

/** The choice of the language. A reader of none of them finds the own one by its name. */
export function LanguageSwitch({ value, languages, onValue }: LanguageSwitchProps) {
  return (
    <Select
      data-variant="quiet"
      aria-label={shell.language}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {languages.map(({ id, tag, name }) => (
        <option key={id} value={id} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
  );
}
