import { languages } from '@folioflow/flows/languages';
import { LanguageSwitch } from '@folioflow/ui/shell/LanguageSwitch';
import { useLingui } from '@lingui/react';
import { changeLanguage } from './change-language.ts';
import { useTexts } from './texts-context.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';

/** The language switch. The language is stored on the device, for all users. */
export function StoredLanguageSwitch() {
  const { i18n } = useLingui();
  const { stores } = useWiring();
  const texts = useTexts();
  const raise = useRaiseNotice();
  const choose = (id: string) => {
    changeLanguage(texts, stores.local, id).catch(() =>
      raise({ kind: 'danger', text: i18n._('common.notice.unreachable') }),
    );
  };
  return <LanguageSwitch value={i18n.locale} languages={languages} onValue={choose} />;
}
