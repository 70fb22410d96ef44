import { kyc } from '../testing/faults/approaches/kyc.ts';
import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of KYC', '../../../../docs/faults/kyc.md', kyc);
