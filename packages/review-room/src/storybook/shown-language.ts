import { addons } from 'storybook/preview-api';
import { showLanguage } from '../../../ui/src/testing/shown-texts.ts';
import { PSEUDO } from '../../../ui/src/testing/pseudo.ts';

const LANGUAGE_KEY = 'language';
const ENGLISH = 'en';
const HINDI = 'hi';

export const languageOptions = [
  { value: ENGLISH, title: 'English' },
  { value: HINDI, title: 'हिन्दी' },
  { value: PSEUDO, title: 'Pseudo: longer, accented' },
];

const globalsOfAddress = new URLSearchParams(location.search).get('globals') ?? '';

/** The language of the first story. */
export const firstLanguage =
  [PSEUDO, HINDI].find((id) => globalsOfAddress.includes(`${LANGUAGE_KEY}:${id}`)) ?? ENGLISH;

/** Shows the stories in the language of the toolbar, without a reload. */
export function followToolbarLanguage(): void {
  addons.getChannel().on('globalsUpdated', ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const wanted = globals[LANGUAGE_KEY];
    if (typeof wanted === 'string') void showLanguage(wanted);
  });
}
