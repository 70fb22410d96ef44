import { privacy } from '@folioflow/flows/words/static';
import { StatementPage } from './Statements.tsx';

export const Privacy = () => <StatementPage words={privacy} />;
