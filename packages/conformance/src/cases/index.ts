import { type ConformanceCase } from '../kit/define-case.ts';
import { accessCases } from './access/index.ts';
import { httpCases } from './http/index.ts';

/** All cases, by area. */
export const allCases: readonly ConformanceCase[] = [...httpCases, ...accessCases];
