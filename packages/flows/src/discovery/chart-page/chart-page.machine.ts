import type { GetSchemeStatisticsAnswer, GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import { resourceMachine } from '../../kit/resource.ts';

export const chartPageMachine = resourceMachine<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer>();
