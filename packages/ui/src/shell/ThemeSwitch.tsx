import { shell } from '@folioflow/flows/words/shell';
import { styled } from 'styled-components';
import { buttonLook } from '../primitives/Button/button-look.ts';

/** What a person has chosen; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/* The platform's own list opens at a press of the round sign, on a phone as a sheet. */
const Label = styled.label`
  ${buttonLook}
  padding: 0;

  &::before {
    content: '';
    padding: 0.5rem;
    border: 2px solid;
    border-radius: var(--radius-full);
    background: linear-gradient(90deg, currentColor 50%, transparent 50%) border-box;
  }

  &:focus-within {
    outline: 2px solid var(--accent);
  }

  > select {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;

export interface ThemeSwitchProps {
  value: Theme;
  onValue: (theme: Theme) => void;
}

/** Light, dark, or as the device has it. */
export function ThemeSwitch({ value, onValue }: ThemeSwitchProps) {
  return (
    <Label data-variant="quiet">
      <select aria-label={shell.theme} value={value} onChange={({ target }) => onValue(target.value as Theme)}>
        <option value="system">{shell['theme.system']}</option>
        <option value="light">{shell['theme.light']}</option>
        <option value="dark">{shell['theme.dark']}</option>
      </select>
    </Label>
  );
}
