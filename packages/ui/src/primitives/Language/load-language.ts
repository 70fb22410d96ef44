import { selectLanguage, type Translate } from '@folioflow/flows/language';
import { languageTexts } from '@folioflow/flows/language-texts';
import { languages } from '@folioflow/flows/languages';

/** Increases with each selection: the last one wins, however long the texts of an earlier one take. */
let selections = 0;

async function loadTranslation(from: string, to: string): Promise<Translate> {
  const [{ createTranslation }, own, wanted] = await Promise.all([
    import('@folioflow/flows/messages/create-translation'),
    languageTexts[from]?.(),
    languageTexts[to]?.(),
  ]);
  return createTranslation(own ?? [], wanted ?? []);
}

/**
 * Shows every text in one of the languages of the build, once its texts are loaded. Rejects if they cannot be loaded;
 * the language then remains.
 */
export async function loadLanguage(id: string): Promise<void> {
  const selection = (selections += 1);
  const [own] = languages;
  const wanted = languages.find((language) => language.id === id);
  if (own === undefined || wanted === undefined) return;
  const translate = wanted === own ? undefined : await loadTranslation(own.id, id);
  if (selection !== selections) return;
  document.documentElement.lang = wanted.tag;
  selectLanguage({ id, tag: wanted.tag, ...(translate && { translate }) });
}
