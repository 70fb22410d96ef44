import { isCalendarDay, MAX_INSTALLMENTS, parseEnteredPaise } from '@folioflow/api/contract';
import { type RequestedSip } from '@folioflow/flows';
import type { CheckoutAttribute, ReadAttribute } from '../attribute-names.ts';

/** Valid attributes. */
export interface CheckoutConfig {
  readonly providerUrl: string;
  readonly requestedSip: RequestedSip;
}

/** Attributes that cannot be used, with the reason in one sentence for the integrator. */
export interface InvalidConfig {
  readonly problem: string;
}

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** `URL.canParse`, which the oldest supported browsers lack, with its result. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isProviderUrl(text: string): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  const { protocol, hostname, username, search, hash } = url;
  const isSecure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname));
  return isSecure && username === '' && search === '' && hash === '';
}

const isInstallmentCount = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_INSTALLMENTS;

interface Requirement {
  readonly isValid: (text: string) => boolean;
  /** The accepted form, after "must be". */
  readonly form: string;
  /** True if the attribute may be missing. */
  readonly isOptional?: true;
}

const anyText: Requirement = { isValid: () => true, form: 'a text' };
const optionalText: Requirement = { ...anyText, isOptional: true };

/** Requirements in the order in which they are reported. */
const requirements: Readonly<Record<CheckoutAttribute, Requirement>> = {
  'provider-url': {
    isValid: isProviderUrl,
    form: 'an absolute https address without a query (http only on this machine)',
  },
  'scheme-isin': anyText,
  'scheme-code': anyText,
  'scheme-name': anyText,
  'option-code': optionalText,
  'option-name': optionalText,
  frequency: anyText,
  amount: {
    isValid: (text) => (parseEnteredPaise(text) ?? 0) > 0,
    form: 'an amount in rupees, such as 5000 or 5000.50',
  },
  installments: { isValid: isInstallmentCount, form: `a whole number from 1 to ${MAX_INSTALLMENTS}` },
  'first-day': { isValid: isCalendarDay, form: 'a day such as 2026-12-05' },
};

const attributeNames = Object.keys(requirements) as readonly CheckoutAttribute[];

function findProblem(name: CheckoutAttribute, text: string): string | null {
  const { isValid, form, isOptional = false } = requirements[name];
  if (text === '') return isOptional ? null : `the attribute ${name} is missing.`;
  return isValid(text) ? null : `the attribute ${name} must be ${form}, not "${text}".`;
}

/** Reads and checks the attributes of the element. The first problem is returned. */
export function parseAttributes(read: ReadAttribute): CheckoutConfig | InvalidConfig {
  const text = (name: CheckoutAttribute) => read(name)?.trim() ?? '';
  for (const name of attributeNames) {
    const problem = findProblem(name, text(name));
    if (problem !== null) return { problem };
  }
  const code = text('scheme-code');
  const optionCode = text('option-code');
  return {
    providerUrl: text('provider-url'),
    requestedSip: {
      scheme: { isin: text('scheme-isin'), code, name: text('scheme-name') },
      option: { code: optionCode === '' ? code : optionCode, name: text('option-name') },
      frequency: text('frequency'),
      amountInPaise: parseEnteredPaise(text('amount')) ?? 0,
      installments: Number(text('installments')),
      firstDay: text('first-day'),
      hasNominees: true,
    },
  };
}
