import { terms } from '@folioflow/flows/words/static';
import { StatementPage } from './Statements.tsx';

export const Terms = () => <StatementPage words={terms} />;
