import type { GetOrderResponseAnswer, GetOrderResponseRequest } from '@folioflow/api/contract';
import { resourceMachine } from '../../kit/resource.ts';

export const orderResponseMachine = resourceMachine<GetOrderResponseRequest, GetOrderResponseAnswer>();
