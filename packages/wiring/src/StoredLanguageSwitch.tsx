import { languages, offersLanguages } from '@folioflow/flows/languages';
import { common } from '@folioflow/flows/words/common';
import { loadLanguage, useLanguage } from '@folioflow/ui/shell';
import { LanguageSwitch } from '@folioflow/ui/shell/LanguageSwitch';
import { guessLanguage } from './guess-language.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';
import type { Store } from './stores.ts';

const LANGUAGE_KEY = 'language';

/** A server chooses the language of the next page by this cookie; it has no secret. */
const setCookie = (id: string) => {
  document.cookie = `folioflow-language=${id}; path=/; max-age=31536000; samesite=lax`;
};

/** Shows the language selected on this device, or else the first language of the browser that the build offers. */
export async function startLanguage(local: Store): Promise<void> {
  if (!offersLanguages) return;
  const [own] = languages;
  const stored = local.getItem(LANGUAGE_KEY);
  // Safari removes a cookie after a week.
  if (stored !== null) setCookie(stored);
  const wanted = guessLanguage(languages, stored, navigator.languages);
  if (wanted === undefined || wanted === own) return;
  // The page is usable in its own language.
  await loadLanguage(wanted.id).catch(() => undefined);
}

/** The language switch; nothing where there is no choice. The language is stored on the device, for all users. */
export function StoredLanguageSwitch() {
  return offersLanguages ? <OfferedLanguages /> : null;
}

function OfferedLanguages() {
  const { local } = useWiring().stores;
  const raise = useRaiseNotice();
  const shown = useLanguage()?.id ?? languages[0]?.id ?? '';
  const choose = (id: string) => {
    loadLanguage(id).then(
      () => {
        local.setItem(LANGUAGE_KEY, id);
        setCookie(id);
      },
      () => raise({ kind: 'danger', text: common['notice.unreachable'] }),
    );
  };
  return <LanguageSwitch value={shown} languages={languages} onValue={choose} />;
}
