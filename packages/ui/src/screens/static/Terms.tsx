import { terms } from '@folioflow/flows/words/static';
import { Statements } from './Statements.tsx';

export const Terms = () => <Statements words={terms} />;
