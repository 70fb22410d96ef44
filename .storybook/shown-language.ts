import { addons } from 'storybook/preview-api';
import { PLAIN, PSEUDO } from '../packages/ui/src/testing/pseudo.ts';

const KEY = 'language';
const DOCUMENTED = 'documented';
const globals = new URLSearchParams(location.search).get('globals') ?? '';
const asked = [PSEUDO, DOCUMENTED].find((words) => globals.includes(`${KEY}:${words}`)) ?? PLAIN;

/** A screen takes its words when it is loaded, so this stands before any of them. */
export const shownLanguage = sessionStorage.getItem(KEY) ?? asked;
document.documentElement.lang = shownLanguage === PSEUDO ? PSEUDO : 'en-IN';
document.documentElement.dataset['words'] = shownLanguage;

export const languages = [
  { value: PLAIN, title: 'English, as it ships' },
  { value: DOCUMENTED, title: 'English, as documented' },
  { value: PSEUDO, title: 'Pseudo: longer, accented' },
];

/** Another language is another load of the page. */
export function followLanguage(): void {
  addons.getChannel().on('globalsUpdated', ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const wanted = globals[KEY];
    if (typeof wanted !== 'string' || wanted === shownLanguage) return;
    sessionStorage.setItem(KEY, wanted);
    location.reload();
  });
}
