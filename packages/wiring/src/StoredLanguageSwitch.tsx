import { languages, offersLanguages } from '@folioflow/flows/languages';
import { common } from '@folioflow/flows/words/common';
import { useLanguage } from '@folioflow/ui/shell';
import { LanguageSwitch } from '@folioflow/ui/shell/LanguageSwitch';
import { loadChangeLanguage } from './load-change-language.ts';
import { storedLanguage } from './stored-language.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';
import type { Store } from './stores.ts';

/**
 * Shows the language of the reader where the server has chosen another one. A selection that differs from the browser
 * is stored again. The page is usable in its own language, so a failure has no message.
 */
export async function startOtherLanguage(local: Store): Promise<void> {
  const page = document.documentElement.lang.slice(0, 2);
  const wanted = [storedLanguage(local) ?? page, navigator.language];
  if (!offersLanguages || wanted.every((each) => each.startsWith(page))) return;
  await loadChangeLanguage().then(
    ({ startLanguage }) => startLanguage(local),
    () => undefined,
  );
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
    loadChangeLanguage()
      .then(({ changeLanguage }) => changeLanguage(local, id))
      .catch(() => raise({ kind: 'danger', text: common['notice.unreachable'] }));
  };
  return <LanguageSwitch value={shown} languages={languages} onValue={choose} />;
}
