import { timeOfDay, type LumpsumOption } from '@folioflow/api/contract';

/** A fact of an option: the key of its words, what stands in them, and whether it is good news, bad news or neither. */
export interface OptionTag {
  readonly key:
    | 'tag.redeemAllowed'
    | 'tag.redeemNotAllowed'
    | 'tag.cutOff'
    | 'tag.settlement'
    | 'tag.stpAllowed'
    | 'tag.stpNotAllowed'
    | 'tag.schemeCode'
    | 'tag.exitLoad'
    | 'tag.exitLoadOf'
    | 'tag.lockIn'
    | 'tag.lockInOf';
  readonly values: Readonly<Record<string, string>>;
  readonly tone: 'gain' | 'warn' | 'info';
}

const flagged = (key: 'tag.exitLoad' | 'tag.lockIn', flag: 'Y' | 'N', value: string): OptionTag => {
  const tone = flag === 'Y' ? 'warn' : 'info';
  return value === '' ? { key, values: { flag }, tone } : { key: `${key}Of`, values: { flag, value }, tone };
};

const told = (key: 'tag.cutOff' | 'tag.settlement' | 'tag.schemeCode', value: string): OptionTag[] =>
  value === '' ? [] : [{ key, values: { value }, tone: 'info' }];

/** The tags of a lumpsum option (DO-128 to DO-134). */
export function lumpsumTags({
  information,
  purchase_cutoff_time,
  param_exit_load_flag,
  param_exit_load,
  lockin_period_flag,
  lockin_period,
}: LumpsumOption): readonly OptionTag[] {
  return [
    information.param_redemption_allowed === 'Y'
      ? { key: 'tag.redeemAllowed', values: {}, tone: 'gain' }
      : { key: 'tag.redeemNotAllowed', values: {}, tone: 'warn' },
    ...told('tag.cutOff', timeOfDay(purchase_cutoff_time)),
    ...told('tag.settlement', information.param_settlement_type),
    information.param_stp_flag === 'Y'
      ? { key: 'tag.stpAllowed', values: {}, tone: 'gain' }
      : { key: 'tag.stpNotAllowed', values: {}, tone: 'info' },
    ...told('tag.schemeCode', information.param_scheme_code),
    flagged('tag.exitLoad', param_exit_load_flag, param_exit_load),
    flagged('tag.lockIn', lockin_period_flag, lockin_period),
  ];
}
