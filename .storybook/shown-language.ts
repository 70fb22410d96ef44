import { addons } from 'storybook/preview-api';
import { PSEUDO } from '../packages/ui/src/testing/pseudo.ts';

const KEY = 'language';
const ENGLISH = 'en-IN';
const asked = new URLSearchParams(location.search).get('globals')?.includes(`${KEY}:${PSEUDO}`) ? PSEUDO : ENGLISH;

/** A screen takes its words when it is loaded, so this stands before any of them. */
export const shownLanguage = sessionStorage.getItem(KEY) ?? asked;
document.documentElement.lang = shownLanguage;

export const languages = [
  { value: ENGLISH, title: 'English' },
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
