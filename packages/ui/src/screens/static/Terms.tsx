import { useLingui } from '@lingui/react';
import { StatementPage } from './Statements.tsx';

export const Terms = () => {
  const { i18n } = useLingui();
  return (
    <StatementPage
      title={i18n._('terms.title')}
      statements={[
        { id: 'age', title: i18n._('terms.statements.0.title'), text: i18n._('terms.statements.0.text') },
        { id: 'one-account', title: i18n._('terms.statements.1.title'), text: i18n._('terms.statements.1.text') },
        { id: 'no-proxy', title: i18n._('terms.statements.2.title'), text: i18n._('terms.statements.2.text') },
        { id: 'no-transfer', title: i18n._('terms.statements.3.title'), text: i18n._('terms.statements.3.text') },
        { id: 'idle-accounts', title: i18n._('terms.statements.4.title'), text: i18n._('terms.statements.4.text') },
      ]}
    />
  );
};
