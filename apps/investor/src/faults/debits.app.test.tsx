import { debits } from '../testing/faults/approaches/debits.ts';
import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of bank accounts, mandates and SIPs', '../../../../docs/faults/debits.md', debits);
