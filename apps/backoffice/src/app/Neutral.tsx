import { useLingui } from '@lingui/react';
import { NeutralPage } from '@folioflow/ui/shell';

/** Page for unknown addresses: one text and one link. */
export const Neutral = () => {
  const { i18n } = useLingui();
  return <NeutralPage to="/clientList" link={i18n._('staff.neutral.link')} />;
};
