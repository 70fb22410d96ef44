import { kyc } from '../testing/faults/approaches/kyc.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of KYC', '../../../../docs/faults/kyc.md', kyc);
