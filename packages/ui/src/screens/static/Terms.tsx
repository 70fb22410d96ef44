import { terms } from '@folioflow/flows/messages/en/static';
import { Statements } from './Statements.tsx';

export const Terms = () => <Statements words={terms} />;
