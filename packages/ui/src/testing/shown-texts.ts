import { texts } from '@folioflow/flows/testing/texts';
import { languages } from '@folioflow/flows/languages';
import { i18n } from '@lingui/core';
import { PSEUDO, pseudoText } from './pseudo.ts';

const pseudoTexts = () => Object.fromEntries(Object.entries(texts.en).map(([key, text]) => [key, pseudoText(text)]));

/** Shows stories and screens of tests in a language: `en`, `hi` or the pseudo-language. */
export async function showLanguage(id: string): Promise<void> {
  if (id === 'hi') await import('../tokens/fonts-hi.css');
  const tag = languages.find((each) => each.id === id)?.tag ?? PSEUDO;
  const messages = id === 'hi' ? texts.hi : id === 'en' ? texts.en : pseudoTexts();
  i18n.loadAndActivate({ locale: id, locales: tag, messages });
  document.documentElement.lang = tag;
}

i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: texts.en });
