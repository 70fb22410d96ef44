import type { Area } from '@folioflow/api/contract';

/** Areas whose faults are met in one file; access has its own, and all others share the third. */
export const kyc: readonly Area[] = ['stage', 'kyc', 'banking'];
