import { type Option, type StpSpecification } from '@folioflow/api/contract';
import { frequencyOptions } from '../catalogue/port.ts';
import { type Handler } from '../ground/operations.ts';
import { wireDay } from '../kit/days.ts';
import { earliestTransfer, sourceOf } from './transfer-rules.ts';

const numbersOf = (specifications: readonly StpSpecification[]): Option[] => {
  const fewest = Math.min(...specifications.map((each) => each.stp_minimum_installment_numbers));
  const most = Math.max(...specifications.map((each) => each.stp_maximum_installment_numbers));
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => ({
    value: String(fewest + index),
    label: `${fewest + index} installments`,
  }));
};

/**
 * The schemes that an order may be transferred into, all of them in the first file.
 * @throws Refusal 020, 061
 */
export const listStpSchemes: Handler<'listStpSchemes'> = async (call) => {
  const { targets } = await sourceOf(call, call.request.selected_order.order_id);
  const specifications = targets.flatMap(({ stp_scheme_specifications: each }) => each);
  return {
    result: { stp_scheme_list: call.request.file_index === 0 ? [...targets] : [] },
    stp_frequency_list: frequencyOptions(specifications.map(({ stp_frequency }) => stp_frequency)),
    stp_installment_list: numbersOf(specifications),
    stp_minimum_date: wireDay(earliestTransfer(call.now)),
  };
};
