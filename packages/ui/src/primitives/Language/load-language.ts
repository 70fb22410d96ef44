import { selectLanguage, type ShownLanguage } from '@folioflow/flows/language';
import { languageTexts } from '@folioflow/flows/language-texts';
import { languages, type OfferedLanguage } from '@folioflow/flows/languages';

/** Increases with each selection: the last one wins, however long the texts of an earlier one take. */
let selections = 0;

/** The language with its translation from that of the page; undefined for a language that the build does not offer. */
async function loadShownLanguage(isWanted: (language: OfferedLanguage) => boolean): Promise<ShownLanguage | undefined> {
  const [page] = languages;
  const wanted = languages.find(isWanted);
  if (page === undefined || wanted === undefined) return undefined;
  const { id, tag } = wanted;
  if (wanted === page) return { id, tag };
  const [{ createTranslation }, own, texts] = await Promise.all([
    import('@folioflow/flows/messages/create-translation'),
    languageTexts[page.id]?.(),
    languageTexts[id]?.(),
  ]);
  return { id, tag, translate: createTranslation(own ?? [], texts ?? []) };
}

/**
 * Shows every text in one of the languages of the build, once its texts are loaded. Rejects if they cannot be loaded;
 * the language then remains.
 */
export async function loadLanguage(id: string): Promise<void> {
  const selection = (selections += 1);
  const language = await loadShownLanguage((each) => each.id === id);
  if (language === undefined || selection !== selections) return;
  document.documentElement.lang = language.tag;
  selectLanguage(language);
}
