import { useLingui } from '@lingui/react';
import { StatementPage } from './Statements.tsx';

export const Terms = () => {
  const { i18n } = useLingui();
  return (
    <StatementPage
      title={i18n._('terms.title')}
      lead={i18n._('terms.lead')}
      statements={[
        { title: i18n._('terms.statements.0.title'), text: i18n._('terms.statements.0.text') },
        { title: i18n._('terms.statements.1.title'), text: i18n._('terms.statements.1.text') },
        { title: i18n._('terms.statements.2.title'), text: i18n._('terms.statements.2.text') },
        { title: i18n._('terms.statements.3.title'), text: i18n._('terms.statements.3.text') },
        { title: i18n._('terms.statements.4.title'), text: i18n._('terms.statements.4.text') },
      ]}
    />
  );
};
