import { corsCases } from './cors.ts';
import { errorCases } from './errors.ts';

export const httpCases = [...errorCases, ...corsCases];
