import { addons } from 'storybook/preview-api';
import { PLAIN, PSEUDO } from '../packages/ui/src/testing/pseudo.ts';

const LANGUAGE_KEY = 'language';
const DOCUMENTED = 'documented';
const globalsOfAddress = new URLSearchParams(location.search).get('globals') ?? '';
const requestedLanguage =
  [PSEUDO, DOCUMENTED].find((words) => globalsOfAddress.includes(`${LANGUAGE_KEY}:${words}`)) ?? PLAIN;

/** Screens read their texts when they are loaded, so this module is imported before all of them. */
export const shownLanguage = sessionStorage.getItem(LANGUAGE_KEY) ?? requestedLanguage;
document.documentElement.lang = shownLanguage === PSEUDO ? PSEUDO : 'en-IN';
document.documentElement.dataset['words'] = shownLanguage;

export const languageOptions = [
  { value: PLAIN, title: 'English, as it ships' },
  { value: DOCUMENTED, title: 'English, as documented' },
  { value: PSEUDO, title: 'Pseudo: longer, accented' },
];

/** Reloads the page when the toolbar selects another language. */
export function reloadOnLanguageChange(): void {
  addons.getChannel().on('globalsUpdated', ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const wanted = globals[LANGUAGE_KEY];
    if (typeof wanted !== 'string' || wanted === shownLanguage) return;
    sessionStorage.setItem(LANGUAGE_KEY, wanted);
    location.reload();
  });
}
