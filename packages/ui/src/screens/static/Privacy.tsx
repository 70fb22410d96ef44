import { useLingui } from '@lingui/react';
import { StatementPage } from './Statements.tsx';

export const Privacy = () => {
  const { i18n } = useLingui();
  return (
    <StatementPage
      title={i18n._('privacy.title')}
      lead={i18n._('privacy.lead')}
      statements={[
        { title: i18n._('privacy.statements.0.title'), text: i18n._('privacy.statements.0.text') },
        { title: i18n._('privacy.statements.1.title'), text: i18n._('privacy.statements.1.text') },
      ]}
    />
  );
};
