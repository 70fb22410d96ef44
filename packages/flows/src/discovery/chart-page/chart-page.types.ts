import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ResourceView } from '../../kit/resource.ts';
import type { ChartPageValue } from './chart-page-value.ts';

/** `notFound`: the codes in the address belong to no scheme, or the answer is about another scheme. */
export type ChartPageView = ResourceView<ChartPageValue> | { readonly screen: 'notFound' };

export type ChartPagePorts = OperationPorts<'getSchemeStatistics'>;
