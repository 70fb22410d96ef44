import { useLingui } from '@lingui/react';
import { NeutralPage } from '@folioflow/ui/shell';
import { useSession } from '../wiring/app-context.ts';

/** Page for unknown addresses and retired pages: one text and one link (C-09). */
export function NeutralRoute() {
  const { i18n } = useLingui();
  const { profile } = useSession();
  return profile === null ? (
    <NeutralPage to="/" link={i18n._('neutral.home')} />
  ) : (
    <NeutralPage to="/schemeList" link={i18n._('neutral.schemes')} />
  );
}
