import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { switchLook } from './switch-look.ts';

const Label = styled.label`
  ${switchLook}
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
  const { i18n } = useLingui();
  return (
    <Label>
      {i18n._('shell.language')}
      <select value={value} onChange={({ target }) => onValue(target.value)}>
        {languages.map(({ id, tag, name }) => (
          <option key={id} value={id} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </Label>
  );
}
