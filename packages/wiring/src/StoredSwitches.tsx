import { StoredLanguageSwitch } from './StoredLanguageSwitch.tsx';
import { StoredThemeSwitch } from './StoredThemeSwitch.tsx';

/** The choices of a reader that are stored on the device: language and theme. */
export const StoredSwitches = () => (
  <>
    <StoredLanguageSwitch />
    <StoredThemeSwitch />
  </>
);
