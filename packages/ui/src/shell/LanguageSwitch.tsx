import { useLingui } from '@lingui/react';
import { Languages } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { switchLook } from './switch-look.ts';

const Label = styled.label`
  ${switchLook}

  /* Beside the sign-in link there is no room on a phone; the footer has the same choice. */
  @media (max-width: 29.99rem) {
    header &:has(~ a) {
      display: none;
    }
  }
`;

export interface LanguageSwitchProps {
  /** The id of the shown language. */
  value: string;
  /** Ids and names, each name in its own language. */
  languages: readonly { readonly id: string; readonly tag: string; readonly name: string }[];
  onValue: (id: string) => void;
}

/** The choice of the language. Each language is listed by its own name, so that its readers find it. */
export function LanguageSwitch({ value, languages, onValue }: LanguageSwitchProps) {
  const { i18n } = useLingui();
  return (
    <Label data-variant="quiet">
      <Icon of={Languages} />
      <select aria-label={i18n._('shell.language')} value={value} onChange={({ target }) => onValue(target.value)}>
        {languages.map(({ id, tag, name }) => (
          <option key={id} value={id} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </Label>
  );
}
