import { privacy } from '@folioflow/flows/words/static';
import { Statements } from './Statements.tsx';

export const Privacy = () => <Statements words={privacy} />;
