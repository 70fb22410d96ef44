import { privacy } from '@folioflow/flows/messages/en/static';
import { Statements } from './Statements.tsx';

export const Privacy = () => <Statements words={privacy} />;
