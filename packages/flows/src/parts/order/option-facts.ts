import { timeOfDay, type LumpsumOption, type Order, type SipOption } from '@folioflow/api/contract';

/** A term of an option: the key of its sentence, the values in it, and its tone for the investor. */
export interface OptionFact {
  readonly key:
    | 'fact.redeemAllowed'
    | 'fact.redeemNotAllowed'
    | 'fact.cutOff'
    | 'fact.settledFirst'
    | 'fact.settledSecond'
    | 'fact.settledThird'
    | 'fact.settledLater'
    | 'fact.settlement'
    | 'fact.stpAllowed'
    | 'fact.stpNotAllowed'
    | 'fact.schemeCode'
    | 'fact.pause'
    | 'fact.exitLoad'
    | 'fact.exitLoadOf'
    | 'fact.noExitLoad'
    | 'fact.lockIn'
    | 'fact.lockInOf'
    | 'fact.noLockIn';
  readonly values: Readonly<Record<string, string>>;
  readonly tone: 'gain' | 'warn' | 'info';
}

type FactKey = OptionFact['key'];

const createFact = (key: FactKey, tone: OptionFact['tone'], values: OptionFact['values'] = {}): OptionFact => ({
  key,
  values,
  tone,
});

const createInfoFacts = (key: FactKey, value: string): OptionFact[] =>
  value === '' ? [] : [createFact(key, 'info', { value })];

/** A fact of a flag: the flag selects the sentence, the value completes it (DO-112, DO-133, DO-134). */
const createFlagFact = (
  flag: 'Y' | 'N',
  value: string,
  [none, some, someOf]: readonly [FactKey, FactKey, FactKey],
): OptionFact => {
  if (flag === 'N') return createFact(none, 'gain');
  return value === '' ? createFact(some, 'warn') : createFact(someOf, 'warn', { value });
};

type LockInFields = Pick<LumpsumOption, 'lockin_period_flag' | 'lockin_period'>;

const lockInFact = ({ lockin_period_flag, lockin_period }: LockInFields): OptionFact =>
  createFlagFact(lockin_period_flag, lockin_period, ['fact.noLockIn', 'fact.lockIn', 'fact.lockInOf']);

const settlementDays: Readonly<Record<string, FactKey>> = {
  1: 'fact.settledFirst',
  2: 'fact.settledSecond',
  3: 'fact.settledThird',
};

/** `T3`: three working days from the redemption to the money (DO-130). Any other text is shown unchanged. */
function settlementFacts(type: string): OptionFact[] {
  const [, days] = /^T\s*\+?\s*(\d+)$/i.exec(type.trim()) ?? [];
  if (days === undefined) return createInfoFacts('fact.settlement', type);
  const key = settlementDays[days];
  return key === undefined ? createInfoFacts('fact.settledLater', days) : [createFact(key, 'info')];
}

/** Both `1` and `1%` are percentages. */
export const formatExitLoad = (load: string): string => (/^\d+(\.\d+)?$/.test(load.trim()) ? `${load.trim()}%` : load);

/** Exit load of a lumpsum option in percent, if its text begins with a figure; 0 otherwise. */
export const optionExitLoadPercent = ({ param_exit_load_flag: flag, param_exit_load: load }: LumpsumOption): number =>
  flag === 'Y' ? Number(/^\s*(\d+(?:\.\d+)?)\s*(?:%|$)/.exec(load)?.[1] ?? 0) : 0;

/** The agreed exit load of an order. */
export const orderExitLoadFacts = ({
  mf_order_scheme_specifications: { exitload },
}: Pick<Order, 'mf_order_scheme_specifications'>): readonly OptionFact[] => [
  createFlagFact(exitload.is_allowed ? 'Y' : 'N', exitload.value, [
    'fact.noExitLoad',
    'fact.exitLoad',
    'fact.exitLoadOf',
  ]),
];

/** Exit load and lock-in period of a lumpsum option. */
export const optionExitLoadFacts = (option: LumpsumOption): readonly OptionFact[] => [
  createFlagFact(option.param_exit_load_flag, formatExitLoad(option.param_exit_load), [
    'fact.noExitLoad',
    'fact.exitLoad',
    'fact.exitLoadOf',
  ]),
  lockInFact(option),
];

/** The terms of a lumpsum option (DO-128 to DO-134). */
export function lumpsumFacts(option: LumpsumOption): readonly OptionFact[] {
  const { information, purchase_cutoff_time } = option;
  return [
    ...optionExitLoadFacts(option),
    information.param_redemption_allowed === 'Y'
      ? createFact('fact.redeemAllowed', 'gain')
      : createFact('fact.redeemNotAllowed', 'warn'),
    ...settlementFacts(information.param_settlement_type),
    ...createInfoFacts('fact.cutOff', timeOfDay(purchase_cutoff_time)),
    information.param_stp_flag === 'Y'
      ? createFact('fact.stpAllowed', 'gain')
      : createFact('fact.stpNotAllowed', 'info'),
    ...createInfoFacts('fact.schemeCode', information.param_scheme_code),
  ];
}

/** The terms of a SIP option (DO-111 to DO-114). */
export const sipFacts = (option: SipOption): readonly OptionFact[] => [
  ...createInfoFacts('fact.pause', option.is_pause_allowed ? option.pause_text : ''),
  lockInFact(option),
  ...createInfoFacts('fact.cutOff', timeOfDay(option.purchase_cutoff_time)),
];
