import { matrixOf } from '../testing/faults/matrix.ts';
import { kyc } from '../testing/faults/areas.ts';

matrixOf('Faults of KYC and banking', '../../../../docs/faults/kyc.md', (area) => kyc.includes(area));
