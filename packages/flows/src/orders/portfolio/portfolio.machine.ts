import type { GetPortfolioAnswer } from '@folioflow/api/contract';
import { resourceMachine } from '../../kit/resource.ts';

export const portfolioMachine = resourceMachine<Record<string, never>, GetPortfolioAnswer>();
