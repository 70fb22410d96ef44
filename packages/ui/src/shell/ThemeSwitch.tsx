import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { switchLook } from './switch-look.ts';

/** The selected theme; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const Label = styled.label`
  ${switchLook}

  &::before {
    content: '';
    padding: 0.5rem;
    border: 2px solid;
    border-radius: var(--radius-full);
    background: linear-gradient(90deg, currentColor 50%, transparent 50%) border-box;
    forced-color-adjust: none;
  }
`;

export interface ThemeSwitchProps {
  value: Theme;
  onValue: (theme: Theme) => void;
}

/** The choice between a light theme, a dark theme and that of the device. */
export function ThemeSwitch({ value, onValue }: ThemeSwitchProps) {
  const { i18n } = useLingui();
  return (
    <Label data-variant="quiet">
      <select
        aria-label={i18n._('shell.theme')}
        value={value}
        onChange={({ target }) => onValue(target.value as Theme)}
      >
        <option value="system">{i18n._('shell.theme.system')}</option>
        <option value="light">{i18n._('shell.theme.light')}</option>
        <option value="dark">{i18n._('shell.theme.dark')}</option>
      </select>
    </Label>
  );
}
