import type { AnswerOf, RequestOf } from '@folioflow/api/contract';
import { resourceMachine } from '../../../kit/resource.ts';

export const requestedOrderMachine = resourceMachine<RequestOf<'getOrderStatus'>, AnswerOf<'getOrderStatus'>>();
